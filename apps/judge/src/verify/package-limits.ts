import { effectiveLimits, type ProblemPackage, type TimeDerivation } from '@codedojo/problem-package'
import type { ProblemLimits } from '../limits.ts'

/** As long as the longest limit that a package may name: 10 min. */
const longestDerivedMs = 600_000

/** The limits of a package as the judge takes them, its time apart. */
export function limitsOfPackage(read: ProblemPackage): Omit<ProblemLimits, 'timeMs'> {
  const { memoryBytes, outputBytes, sameForAll } = effectiveLimits(read)
  return { memoryBytes, sameForAll, ...(outputBytes === null ? {} : { outputBytes }) }
}

/** Source: "Problem timing" of the package format; at least one step of the resolution, at most 10 min. */
export function derivedTimeMs(
  slowestMs: number,
  { multiplier, resolutionMs }: Pick<TimeDerivation, 'multiplier' | 'resolutionMs'>,
): number {
  const timeMs = Math.max(1, Math.ceil((slowestMs * multiplier) / resolutionMs)) * resolutionMs
  return Math.min(timeMs, longestDerivedMs)
}
