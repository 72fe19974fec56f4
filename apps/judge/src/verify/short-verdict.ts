import type { Verdict } from '@codedojo/contract'
import type { ExpectedVerdicts } from '@codedojo/problem-package'

/** The abbreviations that authors of problem packages use. */
const abbreviations = {
  Accepted: 'AC',
  'Partially Accepted': 'PA',
  'Wrong Answer': 'WA',
  'Time Limit Exceeded': 'TLE',
  'Memory Limit Exceeded': 'MLE',
  'Output Limit Exceeded': 'OLE',
  'Runtime Error': 'RTE',
  'Compilation Error': 'CE',
  'Internal Error': 'IE',
} as const satisfies Record<Verdict, string>

export function shortVerdict(verdict: Verdict): string {
  return abbreviations[verdict]
}

export function shortExpectation(expected: ExpectedVerdicts): string {
  return expected.map(shortVerdict).join('/')
}
