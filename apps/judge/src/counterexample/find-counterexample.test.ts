import { defineCounterexampleTests } from './testing/define-counterexample-tests.ts'

// One array with an overflow, one tree and one text. The full tests cover more programs.
defineCounterexampleTests([
  { problem: 'first-echo', path: 'wrong_answer/narrow_integers.cpp', most: 5 },
  { problem: 'next-signature', path: 'wrong_answer/equal_signs.cpp', most: 5 },
  { problem: 'packing-list', path: 'wrong_answer/counts_only.py', most: 5 },
])
