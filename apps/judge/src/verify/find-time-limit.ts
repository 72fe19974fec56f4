import type { Outcome, TimeLimitBasis } from '@codedojo/contract'
import { effectiveLimits, type PackageSubmission, type ProblemPackage } from '@codedojo/problem-package'
import type { JudgeParts } from '../judge-parts.ts'
import { canJudge, judgePackageSubmission } from './judge-package-submission.ts'
import { derivedTimeMs } from './package-limits.ts'
import { rejectionSentence } from './rejection-sentence.ts'

/** The time limit of a package and its origin, or the reasons why none could be derived. */
export type FoundTimeLimit =
  | { readonly kind: 'named'; readonly timeMs: number }
  | {
      readonly kind: 'derived'
      readonly timeMs: number
      /** Origin of the limit, in words. */
      readonly timeSource: string
      readonly basis: TimeLimitBasis
      readonly rejections: readonly string[]
    }
  | NoTimeLimit

export interface NoTimeLimit {
  readonly kind: 'unknown'
  /** One sentence for each program that must be Accepted but is not. */
  readonly rejections: readonly string[]
}

/** The time limit per case while a limit is derived. */
const derivingTimeMs = 60_000

/**
 * Derives the time limit of a package that specifies none from its submissions on this machine. Also checks that submissions that
 * must be too slow still are with the safety margin. Source: "Problem timing" of spec/legacy.md and spec/2025-09.md.
 */
export async function findTimeLimit(
  read: ProblemPackage,
  parts: JudgeParts,
  signal?: AbortSignal,
): Promise<FoundTimeLimit> {
  const { timeMs: named } = effectiveLimits(read)
  if (named !== null) return { kind: 'named', timeMs: named }
  const { slowest, warnings, rejections } = await measure(read, parts, signal)
  if (!slowest) return { kind: 'unknown', rejections }
  const { derivation } = read.limits
  const timeMs = derivedTimeMs(slowest.cpuMs, derivation)
  warnings.push(...(await tooQuick({ read, parts, timeMs, signal })))
  const measuredOn = new Date().toISOString().slice(0, 10)
  const { multiplier, resolutionMs } = derivation
  const basis = { slowest, multiplier, resolutionMs, tools: toolsOf(read, parts), measuredOn, warnings }
  return { kind: 'derived', timeMs, timeSource: wordsFor(basis), basis, rejections }
}

interface MeasuredSubmissions {
  readonly slowest: TimeLimitBasis['slowest'] | null
  readonly warnings: string[]
  readonly rejections: string[]
}

async function measure(
  read: ProblemPackage,
  parts: JudgeParts,
  signal?: AbortSignal,
): Promise<MeasuredSubmissions> {
  const warnings: string[] = []
  const rejections: string[] = []
  let slowest: MeasuredSubmissions['slowest'] = null
  for (const submission of read.submissions.filter((each) => countsForTime(each, read))) {
    const { language, path, className } = submission
    if (language === null || !canJudge(submission, parts)) continue
    const isRight = className === 'accepted'
    const place = { read, parts, submission, timeMs: derivingTimeMs, signal }
    const outcome = await judgePackageSubmission(place, isRight ? 'failure' : 'limit')
    if (isRight && outcome.status !== 'Accepted') {
      warnings.push(`${path} got ${outcome.status} and was left out when the limit was derived.`)
      rejections.push(rejectionSentence({ submission, outcome, read }))
      continue
    }
    const { cpuMs, name } = slowestCase(outcome, read)
    if (!slowest || cpuMs > slowest.cpuMs) slowest = { submission: path, language, case: name, cpuMs }
  }
  return { slowest, warnings, rejections }
}

/**
 * submissions.yaml may say which programs count. Otherwise, in the new format all programs count that must not be too slow, in
 * the legacy format only accepted ones.
 */
export function countsForTime(
  { className, timeUse }: PackageSubmission,
  { format }: Pick<ProblemPackage, 'format'>,
): boolean {
  if (timeUse !== null) return timeUse === 'lower'
  const classes = format === 'legacy' ? ['accepted'] : ['accepted', 'wrong_answer', 'run_time_error']
  return classes.includes(className)
}

function slowestCase({ cases }: Outcome, read: ProblemPackage): { cpuMs: number; name: string } {
  const slowest = cases.toSorted((a, b) => b.cpuMs - a.cpuMs)[0]
  return { cpuMs: slowest?.cpuMs ?? 0, name: read.cases[(slowest?.index ?? 1) - 1]?.name ?? '' }
}

interface LimitToCheck {
  readonly read: ProblemPackage
  readonly parts: JudgeParts
  readonly timeMs: number
  readonly signal: AbortSignal | undefined
}

/** Finds submissions that must be too slow but are not with the safety margin: the limit then depends on the machine. */
async function tooQuick({ read, parts, timeMs, signal }: LimitToCheck): Promise<string[]> {
  const { safetyMargin } = read.limits.derivation
  const warnings: string[] = []
  for (const submission of read.submissions) {
    if (!mustBeTooSlow(submission) || !canJudge(submission, parts)) continue
    const place = { read, parts, submission, timeMs: Math.round(timeMs * safetyMargin), signal }
    const { cases, status, runtimeMs } = await judgePackageSubmission(place, 'limit')
    if (status === 'Compilation Error' || cases.some((one) => one.status === 'Time Limit Exceeded')) continue
    warnings.push(
      `${submission.path} must be too slow but needs only ${seconds(runtimeMs)} s, less than ${safetyMargin} times the limit of ${seconds(timeMs)} s: the limit is badly separated.`,
    )
  }
  return warnings
}

function mustBeTooSlow({ className, timeUse }: PackageSubmission): boolean {
  return timeUse === null ? className === 'time_limit_exceeded' : timeUse === 'upper'
}

function toolsOf({ submissions }: ProblemPackage, { toolchain }: JudgeParts): Record<string, string> {
  const used = [...toolchain.tools].filter(([language]) =>
    submissions.some((submission) => submission.language === language),
  )
  return Object.fromEntries(used.map(([language, { version }]) => [language, version]))
}

function wordsFor({ slowest, multiplier, resolutionMs, measuredOn }: TimeLimitBasis): string {
  const measured = `${slowest.submission} needed ${seconds(slowest.cpuMs)} s on ${slowest.case}`
  return `derived on ${measuredOn}: ${measured}, times ${multiplier}, rounded up to a multiple of ${seconds(resolutionMs)} s`
}

function seconds(ms: number): number {
  return Math.round(ms) / 1000
}
