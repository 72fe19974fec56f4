import { proveCounterexamples } from './testing/prove-counterexamples.ts'

// A list with an overflow, a tree, and a text. More programs are in the long tests.
proveCounterexamples([
  { problem: 'first-echo', path: 'wrong_answer/narrow_integers.cpp', most: 5 },
  { problem: 'next-signature', path: 'wrong_answer/equal_signs.cpp', most: 5 },
  { problem: 'packing-list', path: 'wrong_answer/counts_only.py', most: 5 },
])
