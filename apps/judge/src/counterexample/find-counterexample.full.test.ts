import { defineCounterexampleTests } from './testing/define-counterexample-tests.ts'

defineCounterexampleTests([
  { problem: 'first-echo', path: 'wrong_answer/pairs_with_itself.js', most: 5 },
  { problem: 'first-echo', path: 'wrong_answer/narrow_integers.cpp', most: 5 },
  { problem: 'first-echo', path: 'wrong_answer/oldest_partner.py', most: 5 },
  { problem: 'common-signal', path: 'wrong_answer/first_of_equals.js', most: 5 },
  { problem: 'common-signal', path: 'wrong_answer/overflow.cpp', most: 5 },
  { problem: 'every-distance-once', path: 'wrong_answer/neighbours_only.cpp', most: 5 },
  { problem: 'lost-spaces', path: 'wrong_answer/looks_past_the_word.cpp', most: 5 },
  { problem: 'next-signature', path: 'wrong_answer/equal_signs.cpp', most: 5 },
  { problem: 'one-stick-of-dynamite', path: 'wrong_answer/visited_cells.py', most: 5 },
  { problem: 'packing-list', path: 'wrong_answer/counts_only.py', most: 5 },
  { problem: 'restless-drummer', path: 'wrong_answer/forbids_too_much.js', most: 5 },
  { problem: 'there-and-back', path: 'wrong_answer/no_end.cpp', most: 5 },
  { problem: 'bell-foundry', path: 'wrong_answer/narrow_total.cpp', most: 5 },
  // In these problems an input needs two different items, each of which is a line of several numbers.
  { problem: 'one-cancellation', path: 'wrong_answer/joins_single_covers.py', most: 6 },
  { problem: 'bell-foundry', path: 'wrong_answer/cheapest_of_all.py', most: 9 },
  { problem: 'few-sockets', path: 'wrong_answer/best_average.py', most: 9 },
])
