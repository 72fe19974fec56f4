import type { ProblemPackage } from './read-problem-package.ts'

const mebibyte = 1024 * 1024
const ownTimeMs = 2000
const ownMemoryBytes = 256 * mebibyte
const foreignMemoryBytes = 2048 * mebibyte

export interface EffectiveLimits {
  /** null if it has to be derived from the accepted programs. */
  readonly timeMs: number | null
  /** Origin of the time limit, in words; null if it has to be derived. */
  readonly timeSource: string | null
  readonly memoryBytes: number
  /** null for the default. */
  readonly outputBytes: number | null
  /** False for our own packages, in which slower languages get a higher limit. */
  readonly sameForAll: boolean
}

/**
 * The limits of a package, with defaults for missing ones. Our own packages default to 2 s and 256 MiB. Others default to 2048
 * MiB, which the format calls typical, and to a time limit derived on the judging machine.
 */
export function effectiveLimits({
  codedojo,
  limits,
}: Pick<ProblemPackage, 'codedojo' | 'limits'>): EffectiveLimits {
  const { timeMs, timeSource, memoryBytes, outputBytes } = limits
  if (!codedojo)
    return {
      timeMs,
      timeSource,
      memoryBytes: memoryBytes ?? foreignMemoryBytes,
      outputBytes,
      sameForAll: true,
    }
  return {
    timeMs: timeMs ?? ownTimeMs,
    timeSource: timeSource ?? 'the package names none; 2 s is the default',
    memoryBytes: memoryBytes ?? ownMemoryBytes,
    outputBytes,
    sameForAll: codedojo.same_limits,
  }
}
