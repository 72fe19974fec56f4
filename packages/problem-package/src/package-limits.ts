import type { Findings } from './findings/findings.ts'
import { shownKey } from './findings/known-keys.ts'
import { didYouMean } from './findings/nearest-name.ts'
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

export interface LimitReadOptions {
  readonly format: PackageFormat
  /** Whether the package was written by CodeDojo. */
  readonly isOwn: boolean
  readonly findings: Findings
}

/**
 * Source of precedence and numbers: "Problem timing" in spec/legacy.md and spec/2025-09.md; `.timelimit` is a convention of
 * BAPCtools. Throws `PackageError` for a limit out of bounds.
 */
export async function readLimits(
  files: PackageFiles,
  yaml: ProblemYaml,
  { format, isOwn, findings }: LimitReadOptions,
): Promise<PackageLimits> {
  const time = await namedTime(files, yaml)
  if (format !== 'legacy' && !isOwn) checkResolution(yaml, findings)
  await checkIni(files, findings)
  return {
    timeMs: time ? wholeMs(time.seconds) : null,
    timeSource: time?.source ?? null,
    memoryBytes: boundedMebibytes(yaml.limits.memory, 'memory'),
    outputBytes: boundedMebibytes(yaml.limits.output, 'output', mostOutputMebibytes),
    derivation: derivationOf(yaml, format),
  }
}

/**
 * The format calls it an error if the limit is not a multiple of the resolution; this applies only to a resolution that the
 * package states.
 */
function checkResolution(
  { limits: { time_limit: limit, time_resolution: stated } }: ProblemYaml,
  { breach, note }: Findings,
): void {
  const steps = (limit ?? 0) / (stated ?? 1)
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return
  const fault = `problem.yaml: limits.time_limit ${limit} is no multiple of limits.time_resolution`
  if (stated === undefined) note(`${fault}, which is 1 if it is not stated.`)
  else breach(`${fault} ${stated}.`)
}

const iniPath = 'domjudge-problem.ini'
/** Keys that say how a contest shows a problem, not how it is judged. */
const contestKeys = [
  'name',
  'short-name',
  'probid',
  'externalid',
  'color',
  'points',
  'allow_submit',
  'allow_judge',
]

async function checkIni(files: PackageFiles, { breach, note }: Findings): Promise<void> {
  if (!hasFile(files, iniPath)) return
  const text = await readText(files, iniPath)
  for (const [, key = ''] of text.matchAll(/^[ \t]*([\w-]+)[ \t]*=/gm)) {
    if (key === 'timelimit' || contestKeys.includes(key)) continue
    const meant = didYouMean(key, ['timelimit'])
    if (meant === '')
      note(() => `${iniPath}: ${shownKey(key)} is not honoured: of this file only the time limit is.`)
    else breach(() => `${iniPath}: there is no key "${shownKey(key)}"${meant}`)
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
    (await timeIn(files, iniPath, /^[ \t]*timelimit[ \t]*=[ \t]*(?:['"][ \t]*)?([^'"\s]+)/m)) ??
    (await timeIn(files, '.timelimit', /^\s*(\S+)/))
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
