import { PackageError } from './package-error.ts'
import { hasFile, type PackageFiles, readText } from './package-files.ts'
import type { PackageFormat, ProblemYaml } from './problem-yaml.ts'

export interface PackageLimits {
  /** CPU time per case; null if the package specifies none and it must be derived on the judging machine. */
  readonly timeMs: number | null
  /** The file or key that specifies the time limit. */
  readonly timeSource: string | null
  /** null if the package specifies none. */
  readonly memoryBytes: number | null
  readonly outputBytes: number | null
  readonly derivation: TimeDerivation
}

/** Parameters for deriving a time limit from the slowest accepted submission and checking it against the slow ones. */
export interface TimeDerivation {
  readonly multiplier: number
  readonly resolutionMs: number
  /** A submission that must be too slow must exceed the limit multiplied by this. */
  readonly safetyMargin: number
}

const mebibyte = 1024 * 1024
/** Upper bounds, 10 min and 64 GiB: beyond them a judge would be busy for too long, or a number would not fit the database. */
const longestSeconds = 600
const mostMebibytes = 64 * 1024
/** An output is kept in memory until a validator has read it. */
const mostOutputMebibytes = 256

/**
 * Source of precedence and numbers: "Problem timing" in spec/legacy.md and spec/2025-09.md; `.timelimit` is a convention of
 * BAPCtools. Throws `PackageError` for a limit out of bounds.
 */
export async function readLimits(
  files: PackageFiles,
  yaml: ProblemYaml,
  format: PackageFormat,
): Promise<PackageLimits> {
  const time = await namedTime(files, yaml)
  return {
    timeMs: time ? wholeMs(time.seconds) : null,
    timeSource: time?.source ?? null,
    memoryBytes: boundedMebibytes(yaml.limits.memory, 'memory'),
    outputBytes: boundedMebibytes(yaml.limits.output, 'output', mostOutputMebibytes),
    derivation: derivationOf(yaml, format),
  }
}

function derivationOf({ limits }: ProblemYaml, format: PackageFormat): TimeDerivation {
  if (format === 'legacy')
    return {
      multiplier: limits.time_multiplier ?? 5,
      resolutionMs: 1000,
      safetyMargin: limits.time_safety_margin ?? 2,
    }
  return {
    multiplier: limits.time_multipliers?.ac_to_time_limit ?? 2,
    resolutionMs: boundedSeconds(limits.time_resolution ?? 1, 'time_resolution'),
    safetyMargin: limits.time_multipliers?.time_limit_to_tle ?? 1.5,
  }
}

/** Converts a size in MiB of `limits` to bytes; null if absent. Throws `PackageError` if it is out of bounds. */
export function boundedMebibytes(
  mebibytes: number | undefined,
  key: string,
  most: number = mostMebibytes,
): number | null {
  if (mebibytes === undefined) return null
  if (mebibytes <= most) return Math.max(1, Math.round(mebibytes * mebibyte))
  throw new PackageError(
    `problem.yaml: limits.${key} "${mebibytes}" is not a size in MiB of at most ${most}.`,
  )
}

/** Converts a time in seconds of `limits` to milliseconds. Throws `PackageError` if it is out of bounds. */
export function boundedSeconds(seconds: number, key: string): number {
  requireTime(seconds, `problem.yaml: limits.${key}`)
  return wholeMs(seconds)
}

function wholeMs(seconds: number): number {
  return Math.max(1, Math.round(seconds * 1000))
}

function requireTime(seconds: number, where: string, text = String(seconds)): void {
  if (seconds > 0 && seconds <= longestSeconds) return
  throw new PackageError(`${where}: "${text}" is not a time limit in seconds of at most ${longestSeconds}.`)
}

interface NamedTime {
  readonly seconds: number
  readonly source: string
}

async function namedTime(files: PackageFiles, yaml: ProblemYaml): Promise<NamedTime | undefined> {
  const seconds = yaml.limits.time_limit
  if (seconds !== undefined) {
    requireTime(seconds, 'problem.yaml: limits.time_limit')
    return { seconds, source: 'limits.time_limit' }
  }
  return (
    (await timeIn(
      files,
      'domjudge-problem.ini',
      /^[ \t]*timelimit[ \t]*=[ \t]*(?:['"][ \t]*)?([^'"\s]+)/m,
    )) ?? (await timeIn(files, '.timelimit', /^\s*(\S+)/))
  )
}

async function timeIn(files: PackageFiles, path: string, pattern: RegExp): Promise<NamedTime | undefined> {
  if (!hasFile(files, path)) return undefined
  const text = pattern.exec(await readText(files, path))?.[1]
  if (text === undefined) return undefined
  const seconds = Number(text)
  requireTime(seconds, path, text)
  return { seconds, source: path }
}
