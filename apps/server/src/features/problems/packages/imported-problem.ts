import { isDeepStrictEqual } from 'node:util'
import {
  type DraftDifficulty,
  type LanguageLimits,
  languageLimitsSchema,
  limits,
  oneLine,
  problemTitleSchema,
  titleOfCaseFile,
} from '@codedojo/contract'
import type { schema, VersionCase, VersionFile } from '@codedojo/db'
import {
  type DerivedTimeLimit,
  effectiveLimits,
  missingStatement,
  type PackageCase,
  PackageError,
  type ProblemPackage,
  pictureName,
  replacePictureAddresses,
  withInteractions,
} from '@codedojo/problem-package'
import type { VersionColumns } from '../saving/version-draft.ts'
import type { NewAsset } from '../saving/write-assets.ts'
import { drawnName } from './pdf-pictures/with-drawn-pdfs.ts'

type StoredValidation = NonNullable<(typeof schema.problemVersion.$inferInsert)['validation']>

const pictureTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** Default for packages without a codedojo.yaml. */
export const defaultDifficulty = 'medium'
export const defaultTag = 'Math'

export interface PackageToImport {
  readonly read: ProblemPackage
  /** Id of the problem. */
  readonly id: string
  /** The time limit that a judge derived; null for a package that states its own, and without a judge. */
  readonly derivedTimeLimit: DerivedTimeLimit | null
}

/** The columns of the new version. Throws `PackageError` when the package has no statement or no time limit. */
export function importedColumns({ read, id, derivedTimeLimit }: PackageToImport): VersionColumns {
  const own = read.codedojo
  const difficulty: DraftDifficulty = own ? (own.difficulty ?? '') : defaultDifficulty
  const { memoryBytes, outputBytes, sameForAll } = effectiveLimits(read)
  return {
    title: importedTitle(read),
    ...statementsOf(read, id),
    difficulty,
    tags: (own?.tags ?? [defaultTag]).join(','),
    alsoCalled: (own?.also_called ?? []).join(','),
    ...timeLimitOf(read, derivedTimeLimit),
    languageLimits: languageLimitsOf(read),
    memoryLimitKb: Math.max(1, Math.round(memoryBytes / 1024)),
    outputLimitBytes: outputBytes,
    sameLimits: sameForAll,
    keepsCarriageReturns: own?.keep_carriage_returns ?? false,
    comparison: read.comparison,
    validation: validationOf(read),
    scoring: read.scoring,
    signature: read.signature && { ...read.signature, solutions: [...read.functionSolutions] },
    showFailingCase: own?.show_failing_case ?? true,
    startCode: read.starters.map(({ language, code }) => ({ language, initialCode: code })),
    referenceSolution: solutionsOf(read),
    explanations: explanationsOf(read),
    caseTitles: caseTitlesOf(read),
    hints: own?.hints ?? [],
    editorial: read.editorial ?? '',
    attribution: read.attribution,
  }
}

/** The title, truncated without splitting a character. Throws `PackageError` when it is not a valid title. */
export function importedTitle({ name }: Pick<ProblemPackage, 'name'>): string {
  const parsed = problemTitleSchema.safeParse(
    oneLine(name)
      .slice(0, limits.nameCharacters)
      .replace(/\p{Cs}$/u, ''),
  )
  if (parsed.success) return parsed.data
  throw new PackageError(
    `The name of the problem, "${name}": ${parsed.error.issues[0]?.message ?? 'is wrong'}.`,
  )
}

function timeLimitOf(read: ProblemPackage, derivedTimeLimit: DerivedTimeLimit | null) {
  const { timeMs, timeSource } = effectiveLimits(read)
  if (timeMs !== null)
    return {
      timeLimitMs: timeMs,
      timeLimitSource: read.codedojo?.time_limit_source ?? timeSource ?? '',
      timeLimitBasis: read.codedojo?.time_limit_basis ?? null,
    }
  if (!derivedTimeLimit)
    throw new PackageError(
      `The package "${read.folderName}" names no time limit. "npm run package -- import" derives one from its submissions; ` +
        'otherwise name it with limits.time_limit in problem.yaml.',
    )
  return {
    timeLimitMs: derivedTimeLimit.timeMs,
    timeLimitSource: derivedTimeLimit.timeSource,
    timeLimitBasis: derivedTimeLimit.basis,
  }
}

function languageLimitsOf({ codedojo }: ProblemPackage): LanguageLimits {
  const entries = Object.entries(codedojo?.language_limits ?? {}).map(([language, own]) => [
    language,
    {
      ...(own.time_limit !== undefined && { timeMs: Math.round(own.time_limit * 1000) }),
      ...(own.memory !== undefined && { memoryKb: Math.round(own.memory * 1024) }),
    },
  ])
  const checked = languageLimitsSchema.safeParse(Object.fromEntries(entries))
  if (checked.success) return checked.data
  throw new PackageError(`codedojo.yaml: language_limits: ${checked.error.issues[0]?.message ?? 'is wrong'}`)
}

function solutionsOf({ referenceSolutions, codedojo }: ProblemPackage) {
  return referenceSolutions.map(({ language, code }) => {
    const video = codedojo?.reference_solutions?.find((one) => one.language === language)?.video
    return { language, completeCode: code, ...(video !== undefined && { video }) }
  })
}

/** Keyed by the path of the sample where two have the same name. */
function explanationsOf({ cases, codedojo }: ProblemPackage): string[] {
  const said = new Map(Object.entries(codedojo?.explanations ?? {}))
  return cases
    .filter(({ kind }) => kind === 'visible')
    .map(({ name }) => said.get(name) ?? said.get(name.replace(/^.*\//, '')) ?? '')
}

function caseTitlesOf({ cases, codedojo }: ProblemPackage): string[] {
  const said = new Map(Object.entries(codedojo?.case_titles ?? {}))
  return cases.map(({ name }) => said.get(name) ?? titleOfCaseFile(name))
}

/** The main statement, and those in other languages. */
function statementsOf(read: ProblemPackage, id: string) {
  const [main, ...others] = read.statements.flatMap(({ language, path, markdown }) =>
    markdown === null ? [] : [{ language, description: descriptionOf(read, { path, markdown, id }) }],
  )
  if (!main)
    throw new PackageError(
      read.pdfStatement
        ? `The statement is a PDF only (${read.pdfStatement.path}), and it cannot be drawn: put its text into statement/problem.en.md.`
        : missingStatement,
    )
  return {
    description: main.description,
    statementLanguage: main.language,
    translations: others.map(({ language, description }) => ({
      ...{ language, description },
      title: importedTitle({ name: read.names[language] ?? read.name }),
    })),
  }
}

function descriptionOf(
  read: ProblemPackage,
  { path, markdown, id }: { readonly path: string; readonly markdown: string; readonly id: string },
): string {
  const withSamples = withInteractions(markdown, read.interactions)
  const names = new Set(read.assets.map((asset) => asset.name))
  // In a package, a statement refers to pictures by file name; the page needs an address.
  const description = replacePictureAddresses(withSamples, (address) => {
    const name = pictureName(address, names) ?? pictureName(drawnName(address), names)
    return name === undefined ? address : `/api/problem/${id}/asset/${encodeURIComponent(name)}`
  })
  // A table in TeX may become many times as long.
  if (description.length > limits.descriptionCharacters)
    throw new PackageError(
      `The statement in ${path} becomes ${description.length} characters of Markdown; at most ${limits.descriptionCharacters} can be kept.`,
    )
  return description
}

function validationOf(read: ProblemPackage): StoredValidation | null {
  const { validation, cases } = read
  if (validation.outputValidators.length + validation.inputValidators.length === 0) return null
  const inputFlags = cases[0]?.inputFlags ?? []
  // If groups call their validators differently, it is unknown which call applies to a learner's own input.
  const isSame = cases.every((one) => isDeepStrictEqual(one.inputFlags, inputFlags))
  return {
    outputFlags: outputFlagsOf(read),
    ...(validation.isInteractive && { isInteractive: true }),
    ...(validation.maxPasses > 1 && { maxPasses: validation.maxPasses }),
    ...(isSame ? { inputFlags } : { inputFlags: null, inputFlagsOfCases: inputFlagsOfCases(read) }),
    limits: validation.limits,
  }
}

function inputFlagsOfCases(read: ProblemPackage) {
  const called = read.cases.filter(({ inputFlags }) => !isDeepStrictEqual(inputFlags, []))
  return Object.fromEntries(called.map((one) => [nameOf(one, read), one.inputFlags]))
}

/** Flags of the output validators for a case without its own. */
function outputFlagsOf({ cases, codedojo }: ProblemPackage): readonly string[] {
  return codedojo?.output_validator_args ?? cases[0]?.validatorFlags ?? []
}

/** Name of the case; its path in the package may differ from it. */
function nameOf({ name }: PackageCase, { codedojo }: ProblemPackage): string {
  return codedojo?.case_names[name] ?? name
}

type ImportedCase = Omit<VersionCase, 'inputHash' | 'outputHash'> & {
  readonly input: Uint8Array
  readonly output: Uint8Array
}

/** Case settings that equal the problem's are left out. */
export function importedCases(read: ProblemPackage): ImportedCase[] {
  const outputFlags = outputFlagsOf(read)
  return read.cases.map((one) => ({
    isVisible: one.kind === 'visible',
    input: one.input,
    output: one.answer,
    name: nameOf(one, read),
    comparison: isDeepStrictEqual(one.comparison, read.comparison) ? null : one.comparison,
    validatorFlags: isDeepStrictEqual(one.validatorFlags, outputFlags) ? null : one.validatorFlags,
    groupName: one.group ?? null,
  }))
}

export function importedAssets(read: ProblemPackage): NewAsset[] {
  return read.assets.flatMap(({ name, bytes }) => {
    const contentType = pictureTypes[name.split('.').at(-1)?.toLowerCase() ?? '']
    return contentType === undefined ? [] : [{ name, contentType, content: Buffer.from(bytes) }]
  })
}

/** Output and input validators, and the files that are added to every submission. */
export function importedFiles({ validation, includes }: ProblemPackage): VersionFile[] {
  const programs = [
    ...validation.outputValidators.map((program) => ({ role: 'output_validator' as const, ...program })),
    ...validation.inputValidators.map((program) => ({ role: 'input_validator' as const, ...program })),
    ...includes.map(({ language, files }) => ({
      role: 'include' as const,
      path: language,
      language,
      sources: files,
    })),
  ]
  return programs.flatMap(({ role, path, language, sources }) =>
    sources.map(({ name, bytes }) => ({ role, program: path, language, name, content: Buffer.from(bytes) })),
  )
}
