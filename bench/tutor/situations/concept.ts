import type { Situation } from '../situation.ts'

/** Questions about the field, a verdict or a language. */
export const conceptSituations: readonly Situation[] = [
  {
    name: 'what a hash table is',
    problem: 'first-echo',
    about: 'concept',
    message: 'What is a hash table?',
    level: 1,
    tries: 0,
  },
  {
    name: 'what recursion is',
    problem: 'climb-the-stairs',
    language: 'java',
    about: 'concept',
    message: 'Can you explain recursion to me?',
    level: 2,
    tries: 1,
  },
  {
    name: 'how a stack and a queue differ',
    problem: 'packing-list',
    language: 'cpp',
    about: 'concept',
    message: 'What is the difference between a stack and a queue?',
    level: 1,
    tries: 0,
  },
  {
    name: 'what the verdict of time means',
    problem: 'overtaken',
    program: { path: 'time_limit_exceeded/pair_by_pair.cpp' },
    about: 'concept',
    message: 'What does Time Limit Exceeded mean?',
    level: 2,
    tries: 1,
  },
  {
    name: 'what breadth-first search is',
    problem: 'keep-it-secret',
    about: 'concept',
    message: 'What is BFS and when does one use it?',
    level: 1,
    tries: 0,
  },
  {
    name: 'how to sort in the language',
    problem: 'second-largest',
    language: 'javascript',
    about: 'concept',
    message: 'How do I sort numbers in JavaScript?',
    level: 1,
    tries: 0,
  },
]
