import { PackageError } from './package-error.ts'
import { hasFile, type PackageFiles, readText } from './package-files.ts'
import type { PackageFormat, ProblemYaml } from './problem-yaml.ts'

export interface PackageLimits {
  /** CPU time a case; null when the package names none and it must be derived on the judging machine. */
  readonly timeMs: number | null
  /** The file or key that named the time limit. */
  readonly timeSource: string | null
  /** null when the package names none. */
  readonly memoryBytes: number | null
  readonly outputBytes: number | null
  /** How a time limit is derived from the slowest accepted submission. */
  readonly derivation: { readonly multiplier: number; readonly resolutionMs: number }
}

const mebibyte = 1024 * 1024

/** Source of the order and of the numbers: "Problem timing" in spec/legacy.md and spec/2025-09.md; `.timelimit` is a custom of BAPCtools. */
export async function readLimits(
  files: PackageFiles,
  yaml: ProblemYaml,
  format: PackageFormat,
): Promise<PackageLimits> {
  const time = await namedTime(files, yaml)
  const { memory, output } = yaml.limits
  return {
    timeMs: time ? Math.round(time.seconds * 1000) : null,
    timeSource: time?.source ?? null,
    memoryBytes: memory ? Math.round(memory * mebibyte) : null,
    outputBytes: output ? Math.round(output * mebibyte) : null,
    derivation:
      format === 'legacy'
        ? { multiplier: yaml.limits.time_multiplier ?? 5, resolutionMs: 1000 }
        : {
            multiplier: yaml.limits.time_multipliers.ac_to_time_limit ?? 2,
            resolutionMs: Math.round((yaml.limits.time_resolution ?? 1) * 1000),
          },
  }
}

interface NamedTime {
  readonly seconds: number
  readonly source: string
}

async function namedTime(files: PackageFiles, yaml: ProblemYaml): Promise<NamedTime | undefined> {
  if (yaml.limits.time_limit) return { seconds: yaml.limits.time_limit, source: 'limits.time_limit' }
  return (
    (await timeIn(files, 'domjudge-problem.ini', /^\s*timelimit\s*=\s*['"]?\s*([^'"\s]+)/m)) ??
    (await timeIn(files, '.timelimit', /^\s*(\S+)/))
  )
}

async function timeIn(files: PackageFiles, path: string, pattern: RegExp): Promise<NamedTime | undefined> {
  if (!hasFile(files, path)) return undefined
  const text = pattern.exec(await readText(files, path))?.[1]
  if (text === undefined) return undefined
  const seconds = Number(text)
  if (!(seconds > 0)) throw new PackageError(`${path}: "${text}" is not a time limit in seconds.`)
  return { seconds, source: path }
}
