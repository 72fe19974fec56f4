import { differenceSentence, type Outcome, type Verdict } from '@codedojo/contract'
import {
  type ExpectedVerdicts,
  functionSubmissions,
  type PackageSubmission,
  type ProblemPackage,
} from '@codedojo/problem-package'
import type { JudgeParts } from '../judge-parts.ts'
import { brokenPromises } from './broken-promises.ts'
import { canJudge, judgePackageSubmission } from './judge-package-submission.ts'

/** The result of one labelled submission. */
export interface Verification {
  readonly submission: PackageSubmission
  /** null if the submission was skipped. */
  readonly judged: JudgedProgram | null
  readonly end: 'ok' | 'FAIL' | 'skipped'
}

export interface JudgedProgram {
  readonly got: Verdict
  readonly runtimeMs: number
  readonly memoryKb: number
  /** For the operator, who may see answers; null if there is none. */
  readonly message: string | null
}

export interface PackageToVerify {
  readonly read: ProblemPackage
  readonly parts: JudgeParts
  readonly timeMs: number
}

/**
 * Judges every submission of a package up to its first failing case, and compares the verdict with its label. A submission that
 * submissions.yaml makes a promise about is judged on all cases. Submissions without a label or in a language that this judge
 * lacks are skipped.
 */
export async function* verifySubmissions({
  read,
  parts,
  timeMs,
}: PackageToVerify): AsyncGenerator<Verification> {
  for (const submission of [...read.submissions, ...functionSubmissions(read)]) {
    const { promises } = submission
    const expected = expectedOf(submission, read)
    const isPromised = promises.length > 0
    if (!canJudge(submission, parts) || !(expected || isPromised)) {
      yield { submission, judged: null, end: 'skipped' }
      continue
    }
    const stopRule = isPromised ? 'never' : 'failure'
    const outcome = await judgePackageSubmission({ read, parts, submission, timeMs }, stopRule)
    const broken = brokenPromises({ submission, outcome, read })
    const got = verdictAmongOthers(outcome.status, read)
    const { runtimeMs, memoryKb, errorMessage } = outcome
    const compilerSaid = got === 'Compilation Error' ? outcome.compileMessage : null
    const said = [
      ...broken,
      errorMessage,
      compilerSaid,
      ...hiddenDifference(outcome),
      ...saidToOperator(outcome),
    ]
    const message = said.filter((each) => each !== null).join(' ') || null
    const judged = { got, runtimeMs, memoryKb, message }
    const isKept = isPromised ? broken.length === 0 : isExpected(expected, outcome, read)
    yield { submission, judged, end: isKept ? 'ok' : 'FAIL' }
  }
}

/** Only a problem with points has programs that are labelled as partially accepted. */
function expectedOf(
  { expected, className }: PackageSubmission,
  { scoring }: ProblemPackage,
): ExpectedVerdicts | null {
  return expected ?? (scoring && className === 'partially_accepted' ? ['Partially Accepted'] : null)
}

/** A label of a failure is about the cases: the program may have some of the points all the same. */
function isExpected(expected: ExpectedVerdicts | null, outcome: Outcome, read: ProblemPackage): boolean {
  if (expected === null) return false
  const verdict = verdictAmongOthers(outcome.status, read)
  if (expected.includes(verdict) || verdict !== 'Partially Accepted') return expected.includes(verdict)
  const failed = outcome.cases.filter(({ status }) => status !== 'Accepted')
  return failed.some(({ status }) => expected.includes(verdictAmongOthers(status, read)))
}

/** The difference in a hidden case: the learner's error message does not contain the values. */
function hiddenDifference({ cases }: Outcome): readonly string[] {
  const failed = cases.find(({ status }) => status !== 'Accepted')
  return failed?.kind === 'hidden' && failed.difference ? [differenceSentence(failed.difference)] : []
}

/** A validator without an answer is reported by the outcome already, so its case is left out. */
function saidToOperator({ cases, judgeMessage }: Outcome): readonly string[] {
  return judgeMessage === undefined ? cases.flatMap((one) => one.judgeMessage ?? []) : [judgeMessage]
}

/** The package format has no Memory Limit verdict: running out of memory counts as a crash. */
function verdictAmongOthers(verdict: Verdict, { codedojo }: ProblemPackage): Verdict {
  return !codedojo && verdict === 'Memory Limit Exceeded' ? 'Runtime Error' : verdict
}
