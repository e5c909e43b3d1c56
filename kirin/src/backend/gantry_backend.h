// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/board_backend.h"
#include "backend/board_sight.h"
#include "backend/board_telemetry.h"
#include "backend/carry_journal.h"
#include "backend/grbl_driver.h"
#include "board/move_inference.h"

#include <deque>

namespace kirin {

/// The board with a machine under it: carries, sees whether the piece arrived, fetches it again where it didn't, and
/// asks a person only when three tries were not enough or the sensors say what nobody can explain. A state machine on
/// the worker; the machine's words come as MachineEvents.
///
/// What it believes is a Table. An object that is being carried is nowhere until it has been seen to arrive; the
/// journal keeps where everything was before, and the way.
class GantryBackend final : public IBoardBackend {
 public:
  struct Parts {
    const ITime& time;
    IMotionLink& link;
    ISensorArray& sensors;
    ICarryJournal& journal;
    BoardProfile profile;
    BackendSink sink;
    BoardTelemetry* telemetry = nullptr;  ///< outlives it, if there is one
  };

  /// Looks for the machine at once. The parts outlive it.
  explicit GantryBackend(Parts parts);
  ~GantryBackend() override;

  void prepareNewGame(bool engineWhite, ResetMode mode, const Placement& placement) override;
  void watch(const Position& position, const MoveList& legalMoves, const Placement& placement) override;
  void perform(const MotionPlan& plan) override;
  void rescan(const Placement& expected) override;
  void service(const ServiceTask& task) override;
  void stop() override;
  BoardCapabilities capabilities() const override { return {true, true}; }
  void handle(const MachineEvent& event) override;
  std::optional<Instant> nextDeadline() const override;
  void handleDeadlines() override;
  std::optional<Instant> handsSince() const override;

  /// What it believes, for tests and tools.
  const Table& table() const { return table_; }

 private:
  /// Hands are at rest when nothing has changed for this long.
  static constexpr Duration kHandsQuiet = std::chrono::seconds(2);

  /// What the session waits for.
  enum class Job { None, Prepare, Perform, Rescan, Service };
  enum class Stage {
    Rest,
    Machine,  ///< the machine is to come, or to find itself
    Look,     ///< the sensors are to settle
    Carry,
    Service,  ///< the machine does what it was asked for itself
    Hands,    ///< held, because of a hand where nothing should move
    Ask       ///< a person has to do something; it is seen when they have
  };

  /// A carry that was begun and not seen to have arrived.
  struct Limbo {
    explicit Limbo(Carry begun) : carry(std::move(begun)) {}
    Carry carry;
    int attempts = 0;
    bool homedSince = false;
    int holds = 0;                     ///< for hands, since it was last homed because of them
    std::optional<double> sweptTo;     ///< its way is being searched, and has been so far
    std::optional<double> sweepingTo;  ///< the head is under way to there
    bool searched = false;             ///< all of it
    bool exact = false;                ///< the head went all the way with it, and nobody was asked to help
    bool crooked = false;              ///< it has arrived, but the head did not let it go there
  };

  // What is asked for, and what comes of it: gantry_backend.cpp
  void begin(Job job, const Placement& goal);
  void seeAll();
  void answer(BackendEvent event);
  void finish();
  void nobodyComes();
  bool wasTouched(Place place) const;
  void look();
  void lookAgainIn(Duration quiet);
  bool underWay() const;
  bool settled() const;
  Instant quietSince() const;
  void proceed();
  void on(const grbl_event::Connected&);
  void on(const grbl_event::Homed&);
  void on(const grbl_event::Done&);
  void on(const grbl_event::Held&);
  void on(const grbl_event::Stopped&);
  void on(const grbl_event::Failed& failed);
  void on(const grbl_event::Lost& lost);
  void on(const SensorFrame& frame);
  void machineLost(const Error& error);
  void hearHands();
  void publish();

  // What a person is asked for, and what is made of the answer: gantry_asking.cpp
  void ask(std::vector<OperatorRequest> requests);
  void askByHand();
  void askToRight(const Sight& sight);
  void askForSetUp(const Sight& sight);
  std::vector<OperatorRequest> requestsForMissing(const std::vector<PieceId>& missing, bool last) const;
  bool changedSinceAsked() const;
  bool takeTheirWord(const Sight& sight);
  bool isAway(PieceId piece, const Sight& sight) const;
  bool welcomeBack(const Sight& sight);

  // What the machine is asked for itself: gantry_service.cpp
  void serve();
  void served();

  // What is seen and done about it: gantry_carrying.cpp
  Sight sight() const;
  void judge();
  void judgeJob();
  void judgeRescan();
  void missThoseWhoLeft();
  void countHeads();
  bool explain(const Sight& sight);
  bool adoptHands(const Sight& sight);
  bool adoptGoal(const Sight& sight);
  void guessPlacement(const Sight& sight);
  double byHand() const { return parts_.profile.pieces.placedByHand; }
  void findStrays();
  Table withStrays() const;
  bool planAhead();
  void checkHands();
  void noticeHands();
  void remember();

  // What is carried, and done where it does not arrive: gantry_limbo.cpp
  void settleLimbo(const Sight& sight);
  Discrepancy discrepancy(const Sight& sight) const;
  void carryNext();
  void carryAgain();
  bool mayMove();
  void run(const HeadProgram& program);
  void sweptOn();
  bool liesOn(const Path& path, Place place) const;
  bool isLookedForAt(Place place) const;
  std::optional<double> seenOnWay() const;

  Parts parts_;
  CarryPlanner planner_;
  MoveInference inference_;
  Table table_;
  bool remembers_ = false;     ///< the table is more than a guess
  SensorFaults faultsKept_{};  ///< by the journal
  GrblDriver driver_;

  Job job_ = Job::None;
  Stage stage_ = Stage::Rest;
  Placement ordered_;  ///< where the session wants everything
  Placement goal_;     ///< the same, but for equal pieces that stand in for each other
  ResetMode mode_ = ResetMode::Auto;
  ServiceTask service_;                     ///< of Job::Service
  std::vector<PieceOperation> operations_;  ///< of a perform() that was not looked at yet
  std::deque<Carry> carries_;
  int carriesPlanned_ = 0;
  std::optional<Limbo> limbo_;
  Occupancy blind_;  ///< near its way: while the magnet may be on they say nothing
  bool setUpAsked_ = false;
  std::vector<OperatorRequest> asked_;   ///< of a person, last
  std::vector<OperatorRequest> denied_;  ///< of that, what a person says is done and sensors say isn't
  std::optional<Occupancy> askedAbout_;  ///< what was seen then

  bool watching_ = false;
  bool handsAsked_ = false;                   ///< the inference has asked, and waits
  bool whichAsked_ = false;                   ///< which move it was
  bool said_ = false;                         ///< a person has said which
  bool byHands_ = false;                      ///< hands were at the move, as far as was seen or said
  bool madeByHands_ = false;                  ///< the move is; until the machine moves it may be changed
  std::optional<hand_event::Decided> taken_;  ///< the move hands made last, until it was looked at
  SensorFrame frame_;                         ///< as read
  Occupancy believed_;                        ///< the same, but for what is blind
  Occupancy touched_;                         ///< by hands since a person's turn began
  Occupancy noticed_;                         ///< what was seen when it was last looked for hands
  Instant waitsSince_{};                      ///< for quiet
  Duration quiet_{};                          ///< how long nothing must have changed
  bool frameSince_ = false;                   ///< one came since it began to look
  bool sensorsDown_ = false;

  int carriesSinceHome_ = 0;
  int failures_ = 0;  ///< one after the other
  bool faultTold_ = false;
  bool machineGone_ = false;  ///< given up for now: a person moves
  std::optional<Instant> giveUpAt_;
};

}  // namespace kirin
