import type { PackageFormat } from '../problem-yaml.ts'
import { attributionFields } from './attribution-fields.ts'
import type { PackageToWrite } from './package-to-write.ts'

const mebibyte = 1024 * 1024

/**
 * The content of problem.yaml. Sizes become MiB and times seconds, with fractions that convert back to the same bytes and
 * milliseconds.
 */
export function problemYamlOf(problem: PackageToWrite, format: PackageFormat): Record<string, unknown> {
  const isCustom = problem.programs.some(({ role }) => role === 'output_validator')
  const isInteractive = problem.validation?.isInteractive === true
  const shared = {
    type: typeOf(problem, format),
    uuid: problem.uuid,
    ...attributionFields(problem.attribution, format),
    limits: limitsOf(problem, format),
  }
  return format === 'legacy'
    ? {
        problem_format_version: 'legacy',
        name: problem.translations.length === 0 ? problem.title : namesOf(problem),
        validation: isInteractive ? 'custom interactive' : isCustom ? 'custom' : 'default',
        ...shared,
      }
    : { problem_format_version: '2025-09', name: namesOf(problem), ...shared }
}

function namesOf({ title, statementLanguage, translations }: PackageToWrite): Record<string, string> {
  const others = translations.map((one) => [one.language, one.title])
  return { [statementLanguage]: title, ...Object.fromEntries(others) }
}

function typeOf({ scoring, validation }: PackageToWrite, format: PackageFormat): string | string[] {
  const kind = scoring === null ? 'pass-fail' : 'scoring'
  if (format === 'legacy') return kind
  if (validation?.isInteractive) return [kind, 'interactive']
  return validation?.maxPasses === undefined ? kind : [kind, 'multi-pass']
}

function limitsOf(
  { timeLimitMs, memoryLimitKb, outputLimitBytes, validation }: PackageToWrite,
  format: PackageFormat,
) {
  const resolution = format === 'legacy' ? 1 : resolutionOf(timeLimitMs)
  return {
    time_limit: timeLimitMs / 1000,
    ...(resolution !== 1 && { time_resolution: resolution }),
    memory: memoryLimitKb / 1024,
    ...(outputLimitBytes !== null && { output: outputLimitBytes / mebibyte }),
    ...(validation && {
      validation_time: validation.limits.timeMs / 1000,
      validation_memory: validation.limits.memoryBytes / mebibyte,
      validation_output: validation.limits.outputBytes / mebibyte,
      ...(validation.maxPasses !== undefined && { validation_passes: validation.maxPasses }),
    }),
  }
}

/** The largest fraction of a second that divides both a second and the time limit, in seconds; the format requires this. */
function resolutionOf(timeLimitMs: number): number {
  let [step, rest] = [1000, timeLimitMs]
  while (rest > 0) [step, rest] = [rest, step % rest]
  return step / 1000
}
