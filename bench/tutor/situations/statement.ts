import type { Situation } from '../situation.ts'

/** Questions about the statement, its input or its examples. */
export const statementSituations: readonly Situation[] = [
  {
    name: 'what is asked',
    problem: 'packing-list',
    about: 'statement',
    message: 'I do not understand the problem. What am I asked to do?',
    level: 1,
    tries: 0,
  },
  {
    name: 'why the first example has its answer',
    problem: 'keep-it-secret',
    about: 'statement',
    message: 'Can you explain example 1 to me?',
    level: 1,
    tries: 0,
  },
  {
    name: 'how the input is read',
    problem: 'first-echo',
    language: 'java',
    about: 'statement',
    message: 'How do I read the input here?',
    level: 1,
    tries: 0,
  },
  {
    name: 'how large the input is',
    problem: 'balcony-talk',
    about: 'statement',
    message: 'What are the constraints?',
    level: 2,
    tries: 1,
  },
  {
    name: 'what the output looks like',
    problem: 'largest-and-where',
    language: 'cpp',
    about: 'statement',
    message: 'What should the output look like?',
    level: 1,
    tries: 0,
  },
  {
    name: 'an example that does not exist',
    problem: 'same-tune',
    about: 'statement',
    message: 'Can you walk me through example 9?',
    level: 1,
    tries: 0,
  },
]
