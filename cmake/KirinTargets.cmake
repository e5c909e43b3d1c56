# SPDX-FileCopyrightText: 2026 The Kirin authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The two shapes a folder has: a library of the house, and its tests.

# kirin_library(<folder> SOURCES ... LINKS ...): the static library kirin_<folder>,
# included by others as "<folder>/<header>.h".
function(kirin_library folder)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_library(kirin_${folder} STATIC ${ARG_SOURCES})
  target_include_directories(kirin_${folder} PUBLIC ${CMAKE_SOURCE_DIR}/kirin/src)
  target_link_libraries(kirin_${folder} PUBLIC ${ARG_LINKS} Threads::Threads PRIVATE kirin_compile)
endfunction()

# kirin_tests(<folder> SOURCES ... LINKS ...): the Catch2 program test_<folder>, each case known to ctest.
# Its cases carry the ctest label <folder>; those tagged [.slow] carry <folder>-slow instead, and ./dev test leaves them out.
function(kirin_tests folder)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(test_${folder} ${ARG_SOURCES})
  target_include_directories(test_${folder} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  target_link_libraries(test_${folder} PRIVATE ${ARG_LINKS} kirin_test_main kirin_compile)
  # Tests take longer to compile than to run.
  target_compile_options(test_${folder} PRIVATE $<$<CONFIG:Release>:-O1>)
  target_compile_definitions(test_${folder} PRIVATE KIRIN_TEST_DATA="${CMAKE_SOURCE_DIR}/tests/data"
                                                    KIRIN_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
                                                    KIRIN_BIN_DIR="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
  catch_discover_tests(test_${folder} TEST_PREFIX "${folder}: " TEST_LIST test_${folder}_cases
                       PROPERTIES LABELS ${folder} TIMEOUT 600)
  kirin_any_contains(has_slow "[.slow]" ${ARG_SOURCES})
  if(has_slow)
    catch_discover_tests(test_${folder} TEST_SPEC "[slow]" TEST_PREFIX "${folder}: " TEST_LIST test_${folder}_slow_cases
                         PROPERTIES LABELS ${folder}-slow TIMEOUT 3600)
  endif()
endfunction()

# kirin_any_contains(<variable> <text> <source files>...): whether one of the files contains the text.
function(kirin_any_contains variable text)
  set(${variable} FALSE PARENT_SCOPE)
  foreach(source IN LISTS ARGN)
    get_filename_component(path "${source}" ABSOLUTE)
    if(NOT EXISTS "${path}")
      continue()
    endif()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${path}")
    file(READ "${path}" content)
    string(FIND "${content}" "${text}" position)
    if(position GREATER -1)
      set(${variable} TRUE PARENT_SCOPE)
    endif()
  endforeach()
endfunction()
