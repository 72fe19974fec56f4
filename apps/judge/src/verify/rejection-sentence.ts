import { differenceSentence, type Outcome } from '@codedojo/contract'
import { functionFolder, type PackageSubmission, type ProblemPackage } from '@codedojo/problem-package'
import { truncateToCharacters } from '../compare/text-excerpt.ts'

export interface RejectedProgram {
  readonly submission: PackageSubmission
  /** Its verdict is not Accepted. */
  readonly outcome: Outcome
  readonly read: ProblemPackage
}

/** Describes in one sentence a program that must be Accepted but is not: path, verdict, case and the beginning of the reason. */
export function rejectionSentence({ submission, outcome, read }: RejectedProgram): string {
  const failed = outcome.cases.find(({ status }) => status !== 'Accepted')
  const place = failed ? ` on data/${read.cases[failed.index - 1]?.name ?? failed.index}` : ''
  const folder = submission.className === functionFolder ? '' : 'submissions/'
  const start = `${folder}${submission.path} must be Accepted and got ${outcome.status}${place}.`
  return `${start} ${whyOf(outcome)}`.trim()
}

function whyOf(outcome: Outcome): string {
  const failed = outcome.cases.find(({ status }) => status !== 'Accepted')
  if (failed?.difference) return differenceSentence(failed.difference)
  const said = outcome.judgeMessage ?? failed?.judgeMessage ?? outcome.compileMessage
  return firstLine(said ?? outcome.errorMessage ?? '')
}

function firstLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return truncateToCharacters(lines[0]?.trim() ?? '', 200)
}
