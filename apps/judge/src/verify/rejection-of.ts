import type { Outcome } from '@codedojo/contract'
import type { PackageSubmission, ProblemPackage } from '@codedojo/problem-package'
import { charactersUpTo } from '../compare/text-excerpt.ts'

export interface RejectedProgram {
  readonly submission: PackageSubmission
  /** Not Accepted. */
  readonly outcome: Outcome
  readonly read: ProblemPackage
}

/** One sentence with program, verdict and case, and the first words of why, where a program must be Accepted. */
export function rejectionOf({ submission, outcome, read }: RejectedProgram): string {
  const failed = outcome.cases.find(({ status }) => status !== 'Accepted')
  const place = failed ? ` on data/${read.cases[failed.index - 1]?.name ?? failed.index}` : ''
  const start = `submissions/${submission.path} must be Accepted and got ${outcome.status}${place}.`
  return `${start} ${whyOf(outcome)}`.trim()
}

function whyOf(outcome: Outcome): string {
  const failed = outcome.cases.find(({ status }) => status !== 'Accepted')
  if (failed?.difference) {
    const { expected, actual, line } = failed.difference
    return `Expected ${quoted(expected)}, got ${quoted(actual)} on line ${line}.`
  }
  const said = outcome.judgeMessage ?? failed?.judgeMessage ?? outcome.compileMessage
  return firstLine(said ?? outcome.errorMessage ?? '')
}

function quoted(text: string | null): string {
  return text === null ? 'nothing' : `"${charactersUpTo(text, 60)}"`
}

function firstLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return charactersUpTo(lines[0]?.trim() ?? '', 200)
}
