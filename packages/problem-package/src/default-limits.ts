import type { ProblemPackage } from './read-problem-package.ts'

const mebibyte = 1024 * 1024
const ownTimeMs = 2000
const ownMemoryBytes = 256 * mebibyte
const foreignMemoryBytes = 2048 * mebibyte

export interface EffectiveLimits {
  /** null when it must be derived from the accepted programs. */
  readonly timeMs: number | null
  /** Where the time comes from, in words; null when it must be derived. */
  readonly timeSource: string | null
  readonly memoryBytes: number
  /** null for the usual one. */
  readonly outputBytes: number | null
  /** False for our own packages: the slower languages get their factors. */
  readonly sameForAll: boolean
}

/**
 * The limits of a package with what holds where it names none. Our own packages get 2 s and 256 MiB; those of others
 * 2048 MiB, what the format calls typical, and a time that is derived on the judging machine.
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
