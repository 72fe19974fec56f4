import type { LanguageLimits } from '@codedojo/contract'
import { effectiveLimits, type ProblemPackage, type TimeDerivation } from '@codedojo/problem-package'
import type { ProblemLimits } from '../limits.ts'

/** The longest limit that a package may specify: 10 min. */
const longestDerivedMs = 600_000

/** The limits of a package in the judge's form, without the time limit. */
export function limitsOfPackage(read: ProblemPackage): Omit<ProblemLimits, 'timeMs'> {
  const { memoryBytes, outputBytes, sameForAll } = effectiveLimits(read)
  const languageLimits = languageLimitsOf(read)
  return {
    memoryBytes,
    sameLimits: sameForAll,
    languageLimits,
    ...(outputBytes === null ? {} : { outputBytes }),
  }
}

function languageLimitsOf({ codedojo }: ProblemPackage): LanguageLimits {
  return Object.fromEntries(
    Object.entries(codedojo?.language_limits ?? {}).map(([language, own]) => [
      language,
      {
        ...(own.time_limit !== undefined && { timeMs: own.time_limit * 1000 }),
        ...(own.memory !== undefined && { memoryKb: own.memory * 1024 }),
      },
    ]),
  )
}

/** Source: "Problem timing" of the package format. The result is at least one step of the resolution and at most 10 min. */
export function derivedTimeMs(
  slowestMs: number,
  { multiplier, resolutionMs }: Pick<TimeDerivation, 'multiplier' | 'resolutionMs'>,
): number {
  const timeMs = Math.max(1, Math.ceil((slowestMs * multiplier) / resolutionMs)) * resolutionMs
  return Math.min(timeMs, longestDerivedMs)
}
