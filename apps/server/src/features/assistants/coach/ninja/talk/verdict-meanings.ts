import type { Verdict } from '@codedojo/contract'

/** What each verdict says about a program, in the words of the coach. */
export const verdictMeanings = {
  Accepted: 'every case was answered right and within the limits.',
  'Partially Accepted':
    'your program got some of the points, but not all. The table of subtasks says which are missing, and at which case each failed first.',
  'Wrong Answer':
    'your program ended well, but on some case it printed something else than the right output. Begin with the first value that differs.',
  'Time Limit Exceeded':
    'a case used more CPU time than it may. Either a loop does not end, or the number of steps grows too fast with the size of the input.',
  'Memory Limit Exceeded':
    'a case used more memory than it may. Look for the largest list or table, and for what grows in every round.',
  'Output Limit Exceeded': 'a case printed far too much: a loop that prints without an end, or debug output.',
  'Runtime Error':
    'your program crashed or ended with an error, such as an index out of range, a division by zero, or recursion that is too deep.',
  'Compilation Error':
    'the program could not be compiled, so no case was run. The first message of the compiler is the one to read.',
  'Internal Error': 'the judge failed, not your program. Submit again.',
} as const satisfies Record<Verdict, string>
