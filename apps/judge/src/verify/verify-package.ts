import type { Outcome, Verdict } from '@codedojo/contract'
import type { PackageSubmission, ProblemPackage } from '@codedojo/problem-package'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { judgeSubmission, type StopRule } from '../judge-submission.ts'
import type { ProblemLimits } from '../limits.ts'
import { derivedTimeMs, limitsOfPackage } from './package-limits.ts'

/** What became of one labelled submission. */
export interface Verification {
  readonly submission: PackageSubmission
  /** null when it was skipped. */
  readonly judged: { readonly got: Verdict; readonly runtimeMs: number; readonly memoryKb: number } | null
  readonly end: 'ok' | 'FAIL' | 'skipped'
}

/** Accepted programs get this much time while a limit is derived from them. */
const derivingTimeMs = 60_000
/** The limit when there is no accepted program to derive one from. */
const unknownTimeMs = 10_000

/**
 * Judges every submission of a package and compares the verdict with its label, stopping each at its first failing
 * case. A submission in a language that is not judged here, or without a label, is skipped.
 */
export async function* verifyPackage(read: ProblemPackage, parts: JudgeParts): AsyncGenerator<Verification> {
  const known = limitsOfPackage(read)
  const timeMs = known.timeMs ?? (await deriveTimeMs(read, parts, known))
  for (const submission of read.submissions) {
    const { expected } = submission
    if (!canJudge(submission, parts) || !expected) {
      yield { submission, judged: null, end: 'skipped' }
      continue
    }
    const outcome = await judgeOne({ read, parts, submission, limits: { ...known, timeMs } }, 'failure')
    const got = verdictAmongOthers(outcome.status, read)
    const { runtimeMs, memoryKb } = outcome
    yield { submission, judged: { got, runtimeMs, memoryKb }, end: expected.includes(got) ? 'ok' : 'FAIL' }
  }
}

async function deriveTimeMs(
  read: ProblemPackage,
  parts: JudgeParts,
  known: Omit<ProblemLimits, 'timeMs'>,
): Promise<number> {
  const limits = { ...known, timeMs: derivingTimeMs }
  let slowestMs = 0
  let isKnown = false
  for (const submission of read.submissions.filter((each) => countsForTime(each, read))) {
    if (!canJudge(submission, parts)) continue
    const outcome = await judgeOne({ read, parts, submission, limits }, 'never')
    slowestMs = Math.max(slowestMs, outcome.runtimeMs)
    isKnown = true
  }
  return isKnown ? derivedTimeMs(slowestMs, read.limits.derivation) : unknownTimeMs
}

/** The new format lets every program count that must not be too slow, the legacy one only those that are right. */
function countsForTime({ className }: PackageSubmission, { format }: ProblemPackage): boolean {
  const classes = format === 'legacy' ? ['accepted'] : ['accepted', 'wrong_answer', 'run_time_error']
  return classes.includes(className)
}

function canJudge({ language }: PackageSubmission, { toolchain }: JudgeParts): boolean {
  return language !== null && toolchain.tools.has(language)
}

interface OneSubmission {
  readonly read: ProblemPackage
  readonly parts: JudgeParts
  readonly submission: PackageSubmission
  readonly limits: ProblemLimits
}

function judgeOne({ read, parts, submission, limits }: OneSubmission, stopRule: StopRule): Promise<Outcome> {
  const { language, sources } = submission
  if (language === null) throw new TypeError(`${submission.path} is in a language that is not judged here.`)
  const program = { language, sources }
  return judgeSubmission({ program, cases: casesOf(read), limits, stopRule, reference: null }, parts, {
    onProgress: () => {},
  })
}

function casesOf({ cases }: ProblemPackage): CaseToJudge[] {
  return cases.map(({ kind, input, answer, comparison }) => ({ kind, input, answer, comparison }))
}

/** The verdicts of the package format know no memory limit: running out of memory is a way to crash. */
function verdictAmongOthers(verdict: Verdict, { codedojo }: ProblemPackage): Verdict {
  return !codedojo && verdict === 'Memory Limit Exceeded' ? 'Runtime Error' : verdict
}
