import { isDeepStrictEqual } from 'node:util'
import {
  allScoreGroups,
  type Comparison,
  type Language,
  languages,
  titleOfCaseFile,
} from '@codedojo/contract'
import type { z } from 'zod'
import type { codedojoYamlSchema } from '../codedojo-yaml.ts'
import { fileName } from '../package-files.ts'
import type { PackageFormat } from '../problem-yaml.ts'
import { oneLine } from '../read-problem-package.ts'
import { attributionFields, coversAttribution } from './attribution-fields.ts'
import type { CaseToWrite, PackageToWrite } from './package-to-write.ts'
import { sourceName } from './source-name.ts'

export interface WrittenLayout {
  readonly format: PackageFormat
  /** Paths of the cases below `data`. */
  readonly paths: readonly string[]
}

/** The content of codedojo.yaml: everything that no other file of the package can express. */
export function codedojoYamlOf(
  problem: PackageToWrite,
  { format, paths }: WrittenLayout,
): z.input<typeof codedojoYamlSchema> {
  const { title, attribution, timeLimitSource, timeLimitBasis, publishAt } = problem
  return {
    number: problem.number,
    ...(problem.difficulty && { difficulty: problem.difficulty }),
    tags: [...problem.tags],
    ...(problem.alsoCalled.length > 0 && { also_called: [...problem.alsoCalled] }),
    ...(problem.status !== 'published' && { status: problem.status }),
    ...(publishAt !== null && { publish_at: publishAt }),
    ...(problem.hints.length > 0 && { hints: [...problem.hints] }),
    ...unlessEmpty('explanations', explanationsOf(problem, paths)),
    ...(!problem.showFailingCase && { show_failing_case: false }),
    ...(problem.sameLimits && { same_limits: true }),
    ...(problem.keepsCarriageReturns && { keep_carriage_returns: true }),
    ...(problem.signature && { signature: problem.signature.texts }),
    ...unlessEmpty('language_limits', languageLimitsOf(problem)),
    ...(timeLimitSource !== 'limits.time_limit' && { time_limit_source: timeLimitSource }),
    ...(timeLimitBasis && { time_limit_basis: timeLimitBasis }),
    ...ordersOf(problem),
    ...(oneLine(title) !== title && { title }),
    ...(attribution !== null &&
      !coversAttribution(attributionFields(attribution, format), attribution) && { attribution }),
    ...comparisonOf(problem),
    ...unlessEmpty('case_names', namesOf(problem.cases, paths)),
    ...unlessEmpty('case_titles', titlesOf(problem.cases, paths)),
    ...scoringOf(problem, format),
  }
}

function unlessEmpty<Key extends string, Entries extends object>(key: Key, entries: Entries) {
  return Object.keys(entries).length > 0 ? { [key]: entries } : {}
}

function explanationsOf({ explanations }: PackageToWrite, paths: readonly string[]): Record<string, string> {
  const visible = paths.filter((path) => path.startsWith('sample/'))
  const isShort = new Set(visible.map(fileName)).size === visible.length
  return Object.fromEntries(
    visible.flatMap((path, at) => {
      const explanation = explanations[at] ?? ''
      return explanation === '' ? [] : [[isShort ? fileName(path) : path, explanation]]
    }),
  )
}

function languageLimitsOf({ languageLimits }: PackageToWrite) {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { timeMs, memoryKb } = languageLimits[language] ?? {}
      const limits = {
        ...(timeMs !== undefined && { time_limit: timeMs / 1000 }),
        ...(memoryKb !== undefined && { memory: memoryKb / 1024 }),
      }
      return Object.keys(limits).length > 0 ? [[language, limits]] : []
    }),
  )
}

/** Solutions and starters are read in the order of their files; any other order has to be written down. */
function ordersOf({ startCode, referenceSolution }: PackageToWrite) {
  const starters = startCode.map(({ language }) => language)
  const solutions = referenceSolution.map(({ language }) => language)
  const hasVideo = referenceSolution.some(({ video }) => video !== undefined)
  return {
    ...(!isFileOrder(starters) && { starters }),
    ...((hasVideo || !isFileOrder(solutions)) && {
      reference_solutions: referenceSolution.map(({ language, video }) => ({
        language,
        ...(video !== undefined && { video }),
      })),
    }),
  }
}

function isFileOrder(order: readonly Language[]): boolean {
  const names = order.map(sourceName)
  return isDeepStrictEqual(names, names.toSorted())
}

/** If all cases agree, their settings express the comparison; otherwise nothing would mark the cases without one of their own. */
function comparisonOf({ comparison, validation, cases, programs }: PackageToWrite): {
  comparison?: Comparison
  output_validator_args?: string[]
} {
  const hasOwn = cases.some((one) => one.comparison !== null || one.validatorFlags !== null)
  const isCustom = programs.some(({ role }) => role === 'output_validator')
  if (cases.length > 0 && !hasOwn && !isCustom) return {}
  return { comparison, ...(isCustom && { output_validator_args: [...(validation?.outputFlags ?? [])] }) }
}

function namesOf(cases: readonly CaseToWrite[], paths: readonly string[]): Record<string, string> {
  const renamed = cases.map(({ name }, at) => [paths[at] ?? '', name] as const)
  return Object.fromEntries(renamed.filter(([path, name]) => path !== name))
}

/** The legacy format cannot say all rules, so there the whole is written down. */
function scoringOf({ scoring }: PackageToWrite, format: PackageFormat) {
  if (scoring === null) return {}
  const titled = allScoreGroups(scoring).filter(({ title }) => title !== '')
  const titles = Object.fromEntries(titled.map(({ name, title }) => [name, title]))
  return format === 'legacy' ? { scoring } : unlessEmpty('group_titles', titles)
}

/** Only titles that an import would not read from the file names. */
function titlesOf(cases: readonly CaseToWrite[], paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    cases.flatMap(({ title }, at) => {
      const path = paths[at] ?? ''
      return title === null || title === titleOfCaseFile(path) ? [] : [[path, title] as const]
    }),
  )
}
