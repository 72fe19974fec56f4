import type { ProblemPackage } from '@codedojo/problem-package'
import type { ProblemLimits } from '../limits.ts'

/** As long as the longest limit that a package may name: 10 min. */
const longestDerivedMs = 600_000
const mebibyte = 1024 * 1024
const ownTimeMs = 2000
const ownMemoryBytes = 256 * mebibyte
const foreignMemoryBytes = 2048 * mebibyte
/** Beyond this a larger stack only makes unbounded recursion slower to fail. */
const largestStackBytes = 1024 * mebibyte

export interface KnownLimits extends Omit<ProblemLimits, 'timeMs'> {
  /** null when it must be derived from the accepted programs. */
  readonly timeMs: number | null
}

/** Our own packages get the factors of the languages; those of others keep their one limit for all, and a stack as large as their memory. */
export function limitsOfPackage({ codedojo, limits }: ProblemPackage): KnownLimits {
  const output = limits.outputBytes === null ? {} : { outputBytes: limits.outputBytes }
  if (codedojo) {
    const memoryBytes = limits.memoryBytes ?? ownMemoryBytes
    return { timeMs: limits.timeMs ?? ownTimeMs, memoryBytes, sameForAll: false, ...output }
  }
  const memoryBytes = limits.memoryBytes ?? foreignMemoryBytes
  const stackBytes = Math.min(memoryBytes, largestStackBytes)
  return { timeMs: limits.timeMs, memoryBytes, sameForAll: true, stackBytes, ...output }
}

/** Source: "Problem timing" of the package format; at least one step of the resolution, at most 10 min. */
export function derivedTimeMs(
  slowestMs: number,
  { multiplier, resolutionMs }: ProblemPackage['limits']['derivation'],
): number {
  const timeMs = Math.max(1, Math.ceil((slowestMs * multiplier) / resolutionMs)) * resolutionMs
  return Math.min(timeMs, longestDerivedMs)
}
