# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What goes onto a machine: the programs, the opponents, the menu entry.
foreach(program kirin kirin-uci)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endforeach()
if(TARGET kirin)
  install(DIRECTORY ${CMAKE_SOURCE_DIR}/personalities/ DESTINATION ${CMAKE_INSTALL_DATADIR}/kirin/personalities
          FILES_MATCHING PATTERN "*.json")
  install(FILES ${CMAKE_SOURCE_DIR}/cmake/packaging/org.kirin.Kirin.desktop
          DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${CMAKE_SOURCE_DIR}/qml/art/icon.svg RENAME org.kirin.Kirin.svg
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
endif()
