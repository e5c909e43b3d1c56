# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The QML module Kirin, in the static library kirin_qml (and kirin_qmlplugin, which whoever shows it links too).
# Folders are for readers; in the resources the module is flat, art and sounds apart.
set(files
  app/App.qml app/Main.qml app/Questions.qml app/SessionGame.qml app/SoundBoard.qml app/SoundPlayer.qml
  theme/ColorSet.qml theme/Theme.qml
  controls/Card.qml controls/FocusRing.qml controls/Icon.qml controls/KButton.qml controls/KText.qml controls/KTitle.qml
  controls/Portrait.qml controls/Prompt.qml controls/SegmentRow.qml controls/StateStrip.qml controls/Stepper.qml
  controls/Toggle.qml
  board/BoardPiece.qml board/BoardSquare.qml board/BoardState.qml board/BoardView.qml board/CapturedRow.qml board/ClockFace.qml
  board/GameFacts.qml board/MoveSheet.qml board/PlayerPlate.qml board/PromotionChooser.qml
  screens/GameOverSheet.qml screens/GamePage.qml screens/HomePage.qml screens/MoreSheet.qml screens/OpponentCard.qml
  screens/OpponentsPage.qml screens/PreparingPage.qml screens/SettingsPage.qml screens/SetupPage.qml)
foreach(file IN LISTS files)
  get_filename_component(name ${file} NAME)
  set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name})
endforeach()
set_source_files_properties(theme/Theme.qml PROPERTIES QT_QML_SINGLETON_TYPE TRUE)

file(GLOB assets CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}
     art/*.svg art/pieces/*.svg art/portraits/*.svg sounds/*.wav)

set(CMAKE_AUTOMOC ON)
qt_add_qml_module(kirin_qml
  URI Kirin
  VERSION 1.0
  STATIC
  RESOURCE_PREFIX /qt/qml
  OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml/Kirin
  QML_FILES ${files}
  IMPORTS Kirin.Session
  RESOURCES ${assets})

# Without kirin_compile: all of its C++ is generated.
target_link_libraries(kirin_qml PRIVATE Qt6::Quick Qt6::Svg kirin_ui)
