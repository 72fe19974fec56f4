import { stat } from 'node:fs/promises'
import type { Comparison, Language, ScoreGroup, SignatureTexts } from '@codedojo/contract'
import { attributionOf } from './attribution.ts'
import {
  type LanguageCode,
  readEditorial,
  readFunctionSolutions,
  readStarters,
  referenceSolutionsOf,
  unkeptSolutions,
} from './codedojo-files.ts'
import { type CodedojoYaml, readCodedojoYaml } from './codedojo-yaml.ts'
import { withConstants } from './constants.ts'
import { droppedPaths } from './dropped-paths.ts'
import { embargoOf } from './embargo.ts'
import { requireShortCommand } from './file-names.ts'
import { checkCaseFiles } from './findings/case-files.ts'
import { checkCodedojoNames } from './findings/codedojo-names.ts'
import { makeFindings } from './findings/findings.ts'
import { checkFolders } from './findings/package-folders.ts'
import { checkProblemYaml } from './findings/problem-yaml-keys.ts'
import { openFolder } from './folder-files.ts'
import { refuseUncallable } from './functions/refuse-uncallable.ts'
import { startCaseSettings } from './group-settings.ts'
import { type IncludedFiles, readIncludedFiles } from './included-files.ts'
import { readSampleInteractions } from './interaction/sample-interactions.ts'
import { type KnownMistake, knownMistakesOf } from './known-mistakes.ts'
import { languageCodeOf } from './languages.ts'
import { PackageError } from './package-error.ts'
import { type PackageFiles, packageBounds, requireLength } from './package-files.ts'
import { type PackageLimits, readLimits } from './package-limits.ts'
import { formatOf, isScoring, type PackageFormat, type ProblemYaml, readProblemYaml } from './problem-yaml.ts'
import { noteUnusedPromises } from './promised-cases.ts'
import { isInteractiveProblem, isMultiPassProblem, refuseUnsupported } from './refusals.ts'
import { readScoring } from './scoring/read-scoring.ts'
import {
  type PackageAsset,
  readAssets,
  readPdfPictures,
  readPdfStatement,
  readStatements,
  readTexTitle,
  type Statement,
  spokenLanguageOf,
} from './statements.ts'
import { type PackageSubmission, readSubmissions } from './submissions.ts'
import { type CaseRules, type PackageCase, readTestCases } from './test-cases.ts'
import { isJudgedByOneOutput, readValidation, type Validation } from './validation.ts'
import { readValidatorChecks, type ValidatorCheck } from './validator-checks.ts'
import { defaultComparison, parseValidatorFlags, wordsOf } from './validator-flags.ts'
import { openZip } from './zip-files.ts'

export interface ProblemPackage {
  readonly folderName: string
  readonly format: PackageFormat
  readonly name: string
  readonly uuid: string | null
  /** Author, source, rights and licence in one line. */
  readonly attribution: string | null
  readonly license: string
  /** The time in ISO 8601 until which the problem must not be public; null if there is none. */
  readonly embargoUntil: string | null
  /** The default statement first, then one for each other language, then those that are a PDF. */
  readonly statements: readonly Statement[]
  /** The problem's name in the languages that problem.yaml names it in, by code. */
  readonly names: Readonly<Record<string, string>>
  readonly assets: readonly PackageAsset[]
  /** PDF files that the statements show as pictures, by the names by which they do. Pages cannot show them. */
  readonly pdfPictures: readonly PackageAsset[]
  /** The statement, if it is a PDF only. */
  readonly pdfStatement: PackageAsset | null
  readonly validation: Validation
  /** Files that are added to every program. */
  readonly includes: readonly IncludedFiles[]
  /** In the order of judging. */
  readonly cases: readonly PackageCase[]
  /** Texts that show an interaction with the samples; empty unless the problem is interactive or has several passes. */
  readonly interactions: readonly string[]
  /** How the points of a submission are computed; null for a pass-fail problem. */
  readonly scoring: ScoreGroup | null
  /** Inputs and outputs that show whether the validators are right. */
  readonly validatorChecks: readonly ValidatorCheck[]
  /** The comparison for cases whose test group specifies none; if all cases agree, theirs. */
  readonly comparison: Comparison
  readonly limits: PackageLimits
  readonly submissions: readonly PackageSubmission[]
  readonly knownMistakes: readonly KnownMistake[]
  /** null for packages not written by CodeDojo. */
  readonly codedojo: CodedojoYaml | null
  readonly starters: readonly LanguageCode[]
  /** The function that learners may write; null if they write whole programs only. */
  readonly signature: SignatureTexts | null
  /** Solutions that are only this function, at most one a language. */
  readonly functionSolutions: readonly LanguageCode[]
  readonly editorial: string | null
  readonly referenceSolutions: readonly LanguageCode[]
  /** Paths of the package that the problem does not store; top-level folders end with `/`. */
  readonly dropped: readonly string[]
  /** Statements of the package that CodeDojo ignores, one sentence each. */
  readonly findings: readonly string[]
}

export interface ReadBounds {
  /** Maximum total size of the uncompressed files of an archive. */
  readonly totalBytes?: number
}

/**
 * Reads an ICPC/Kattis problem package, legacy or 2025-09, from a folder or a zip archive. Throws `PackageRefusedError` for an
 * unsupported kind of problem and `PackageError` for a damaged package; both messages may be displayed.
 */
export async function readProblemPackage(path: string, bounds: ReadBounds = {}): Promise<ProblemPackage> {
  await using opened = await openPackage(path, bounds.totalBytes)
  const yaml = await readProblemYaml(opened)
  const format = formatOf(yaml)
  const findings = makeFindings(format)
  refuseUnsupported(yaml, opened)
  checkProblemYaml(yaml, { format, findings })
  const files = format === 'legacy' ? opened : await withConstants(opened, yaml, findings)
  checkFolders(files, { format, findings })
  checkCaseFiles(files, { findings, hasInteractions: isInteractiveProblem(yaml) || isMultiPassProblem(yaml) })
  requireLength(files.folderName, packageBounds.nameCharacters, "The name of the package's folder")
  const codedojo = await readCodedojoYaml(files)
  // Packages written by CodeDojo never contain Python 2, whatever their format.
  const programFormat = codedojo ? '2025-09' : format
  const validation = await readValidation(files, yaml, { format, programFormat })
  const isCustom = validation.outputValidators.length > 0
  const rules = {
    ...{
      isCustom,
      flags: wordsOf(yaml.validator_flags, 'problem.yaml'),
      isUnfinished: codedojo?.status === 'draft',
    },
    keepsCarriageReturns: codedojo?.keep_carriage_returns ?? false,
  }
  const settingsOf = startCaseSettings(files, { format, isScoring: isScoring(yaml), findings })
  const ungrouped = await readTestCases(files, rules, { findings, settingsOf })
  const points = await readScoring({ files, yaml, format, cases: ungrouped, codedojo, findings })
  const cases = points ? ungrouped.map((one, at) => ({ ...one, group: points.groups[at] ?? '' })) : ungrouped
  const isByOneOutput = isJudgedByOneOutput(validation)
  const interactions = isByOneOutput ? [] : await readSampleInteractions(files, findings)
  const validatorChecks = await readValidatorChecks(files, {
    rules: { ...rules, isJudgedByOneOutput: isByOneOutput },
    settingsOf,
    findings,
  })
  const comparison = codedojo?.comparison ?? commonComparison(cases, rules)
  const submissions = await readSubmissions(files, programFormat, { findings, isScoring: points !== null })
  const knownMistakes = knownMistakesOf(submissions)
  const includes = await readIncludedFiles(files)
  const starters = await readStarters(files, findings)
  const signature = codedojo?.signature ?? null
  const functionSolutions = await readFunctionSolutions(files, findings)
  if (signature === null && functionSolutions.length > 0)
    throw new PackageError('function/ has solutions, but codedojo.yaml has no signature.')
  if (signature !== null) refuseUncallable(signature, { isByOneOutput, cases })
  const referenceSolutions = referenceSolutionsOf(submissions)
  if (codedojo) checkCodedojoNames(codedojo, { cases, starters, referenceSolutions }, findings)
  for (const sentence of unkeptSolutions(submissions)) findings.note(sentence)
  noteUnusedPromises(submissions, cases, findings)
  requireShortCommands({ submissions, validation, includes })
  const statements = await readStatements(files, findings)
  return {
    folderName: files.folderName,
    format,
    name: codedojo?.title ?? (await nameOf(yaml, files, statements[0]?.language ?? 'en')),
    uuid: yaml.uuid ?? null,
    attribution: codedojo?.attribution ?? attributionOf(yaml),
    license: yaml.license ?? 'unknown',
    embargoUntil: embargoOf(yaml),
    statements,
    names: namesByLanguage(yaml),
    assets: await readAssets(files),
    pdfPictures: await readPdfPictures(files, statements, findings),
    pdfStatement: await readPdfStatement(files, statements),
    validation,
    includes,
    cases: isCustom ? cases.map((one) => ({ ...one, comparison })) : cases,
    interactions,
    scoring: points?.scoring ?? null,
    validatorChecks,
    comparison,
    limits: await readLimits(files, yaml, { format, isOwn: codedojo !== null, findings }),
    submissions,
    knownMistakes,
    codedojo,
    starters: inOrder(starters, codedojo?.starters),
    signature,
    functionSolutions,
    editorial: await readEditorial(files, findings),
    referenceSolutions: inOrder(
      referenceSolutions,
      codedojo?.reference_solutions?.map(({ language }) => language),
    ),
    dropped: droppedPaths(files, { submissions, knownMistakes, validation }),
    findings: findings.sentences(),
  }
}

/** A learner's program is a single file. */
function requireShortCommands({
  submissions,
  validation: { inputValidators, outputValidators },
  includes,
}: Pick<ProblemPackage, 'submissions' | 'validation' | 'includes'>): void {
  for (const { language, files } of includes)
    requireShortCommand(`include for ${languageCodeOf[language]}`, files)
  for (const { path, sources } of [...inputValidators, ...outputValidators])
    requireShortCommand(path, sources)
  for (const { path, language, sources } of submissions) {
    if (language === null) continue
    const included = includes.find((each) => each.language === language)?.files ?? []
    requireShortCommand(`submissions/${path}`, [...sources, ...included])
  }
}

async function openPackage(path: string, totalBytes?: number): Promise<PackageFiles> {
  const found = await stat(path).catch((cause) => {
    throw new PackageError(`There is no file or folder "${path}".`, { cause })
  })
  return found.isDirectory() ? openFolder(path) : openZip(path, { totalBytes })
}

/** In the language of the main statement, if problem.yaml names it in that one. */
async function nameOf(yaml: ProblemYaml, files: PackageFiles, language: string): Promise<string> {
  const { name } = yaml
  const names = namesByLanguage(yaml)
  const listed = typeof name === 'object' ? (names[language] ?? names.en ?? Object.values(name)[0]) : name
  const words = oneLine(listed ?? (await readTexTitle(files)) ?? '')
  return words === '' ? files.folderName : words
}

/** What problem.yaml calls the problem, by language; codes that are none are left out. */
function namesByLanguage({ name }: ProblemYaml): Record<string, string> {
  if (typeof name !== 'object') return {}
  return Object.fromEntries(
    Object.entries(name).flatMap(([code, text]) => {
      const [language, words] = [spokenLanguageOf(code), oneLine(text)]
      return words === '' || language === null ? [] : [[language, words]]
    }),
  )
}

/** Formats a name for display. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Sorts by the given order; languages that it does not mention come last. */
function inOrder(codes: readonly LanguageCode[], order: readonly Language[] = []): LanguageCode[] {
  const place = ({ language }: LanguageCode) =>
    order.includes(language) ? order.indexOf(language) : order.length
  return codes.toSorted((a, b) => place(a) - place(b))
}

function commonComparison(cases: readonly PackageCase[], { isCustom, flags }: CaseRules): Comparison {
  if (isCustom) return defaultComparison
  const first = cases[0]?.comparison
  const agrees = cases.every(({ comparison }) => JSON.stringify(comparison) === JSON.stringify(first))
  return first && agrees ? first : parseValidatorFlags(flags, 'problem.yaml')
}
