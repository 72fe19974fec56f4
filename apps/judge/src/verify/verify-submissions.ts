import { differenceSentence, type Outcome, type Verdict } from '@codedojo/contract'
import type { PackageSubmission, ProblemPackage } from '@codedojo/problem-package'
import type { JudgeParts } from '../judge-parts.ts'
import { canJudge, judgePackageSubmission } from './judge-package-submission.ts'

/** What became of one labelled submission. */
export interface Verification {
  readonly submission: PackageSubmission
  /** null when it was skipped. */
  readonly judged: JudgedProgram | null
  readonly end: 'ok' | 'FAIL' | 'skipped'
}

export interface JudgedProgram {
  readonly got: Verdict
  readonly runtimeMs: number
  readonly memoryKb: number
  /** For the operator, who may know the answers; null when nothing was said. */
  readonly message: string | null
}

export interface PackageToVerify {
  readonly read: ProblemPackage
  readonly parts: JudgeParts
  readonly timeMs: number
}

/**
 * Judges every submission of a package and compares the verdict with its label, stopping each at its first failing
 * case. A submission in a language that is not judged here, or without a label, is skipped.
 */
export async function* verifySubmissions({
  read,
  parts,
  timeMs,
}: PackageToVerify): AsyncGenerator<Verification> {
  for (const submission of read.submissions) {
    const { expected } = submission
    if (!canJudge(submission, parts) || !expected) {
      yield { submission, judged: null, end: 'skipped' }
      continue
    }
    const outcome = await judgePackageSubmission({ read, parts, submission, timeMs }, 'failure')
    const got = verdictAmongOthers(outcome.status, read)
    const { runtimeMs, memoryKb, errorMessage } = outcome
    const compilerSaid = got === 'Compilation Error' ? outcome.compileMessage : null
    const said = [errorMessage, compilerSaid, ...hiddenDifference(outcome), ...saidToOperator(outcome)]
    const message = said.filter((each) => each !== null).join(' ') || null
    const judged = { got, runtimeMs, memoryKb, message }
    yield { submission, judged, end: expected.includes(got) ? 'ok' : 'FAIL' }
  }
}

/** The sentence on a hidden case is a learner's, too, and tells no values. */
function hiddenDifference({ cases }: Outcome): readonly string[] {
  const failed = cases.find(({ status }) => status !== 'Accepted')
  return failed?.kind === 'hidden' && failed.difference ? [differenceSentence(failed.difference)] : []
}

/** Of a validator without an answer the outcome tells; its case would tell it again. */
function saidToOperator({ cases, judgeMessage }: Outcome): readonly string[] {
  return judgeMessage === undefined ? cases.flatMap((one) => one.judgeMessage ?? []) : [judgeMessage]
}

/** The verdicts of the package format know no memory limit: running out of memory is a way to crash. */
function verdictAmongOthers(verdict: Verdict, { codedojo }: ProblemPackage): Verdict {
  return !codedojo && verdict === 'Memory Limit Exceeded' ? 'Runtime Error' : verdict
}
