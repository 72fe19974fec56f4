import { type ExpectedVerdicts, expectedOfClass, expectedOfComment, promiseOfClass } from './expectations.ts'
import type { Findings } from './findings/findings.ts'
import { didYouMean } from './findings/nearest-name.ts'
import { languageWithCode } from './languages.ts'
import { fileName, isIgnored, type PackageFiles, pathsBelow } from './package-files.ts'
import type { PackageFormat } from './problem-yaml.ts'
import {
  isCompilerOutput,
  languageOfSources,
  type ProgramLanguage,
  type SourceFile,
} from './program-language.ts'
import {
  expectedOfRule,
  type RuleOptions,
  readSubmissionRules,
  rulesPath,
  type SubmissionPromise,
  type SubmissionRule,
  type TimeUse,
} from './submissions-yaml.ts'

export interface PackageSubmission extends ProgramLanguage {
  /** Path below `submissions`, for example `wrong_answer/greedy.py`; a folder is a program of several files. */
  readonly path: string
  /** Name of the top-level folder, which classifies the submission. */
  readonly className: string
  readonly sources: readonly SourceFile[]
  /** The verdicts of a judge that stops at the first failing case; null if none is declared. */
  readonly expected: ExpectedVerdicts | null
  /** The promises about its verdicts on all cases; empty if submissions.yaml promises nothing. */
  readonly promises: readonly SubmissionPromise[]
  /** What submissions.yaml says about its part in the time limit; null if nothing. */
  readonly timeUse: TimeUse | null
}

/** All programs below `submissions`, sorted by path. */
export async function readSubmissions(
  files: PackageFiles,
  format: PackageFormat,
  options: RuleOptions,
): Promise<PackageSubmission[]> {
  const rules = await readSubmissionRules(files, options)
  const grouped = Map.groupBy(pathsBelow(files, 'submissions').filter(isPartOfProgram), (path) =>
    path.split('/').slice(1, 3).join('/'),
  )
  noteUnusedRules(rules, [...grouped.keys()], options.findings)
  return Promise.all(
    [...grouped].map(([path, members]) => readSubmission({ files, format, rules, path, members })),
  )
}

function noteUnusedRules(
  rules: readonly SubmissionRule[],
  paths: readonly string[],
  { note }: Findings,
): void {
  for (const { glob, matches } of rules)
    if (!paths.some(matches))
      note(() => `${rulesPath}: no program is at "${glob}"${didYouMean(glob, paths) || '.'}`)
}

function isPartOfProgram(path: string): boolean {
  return !isIgnored(path) && !isCompilerOutput(path) && path.split('/').length > 2
}

interface SubmissionSource {
  readonly files: PackageFiles
  readonly format: PackageFormat
  readonly rules: readonly SubmissionRule[]
  readonly path: string
  readonly members: readonly string[]
}

async function readSubmission(source: SubmissionSource): Promise<PackageSubmission> {
  const { files, format, path, members } = source
  const rules = source.rules.filter(({ matches }) => matches(path))
  const className = path.slice(0, path.indexOf('/'))
  const sources = await Promise.all(
    members.map(async (member) => ({
      name: member === `submissions/${path}` ? fileName(member) : member.slice(`submissions/${path}/`.length),
      bytes: await files.read(member),
    })),
  )
  const commented = expectedOfSources(sources, path)
  const expected = commented ?? lastOf(rules, expectedOfRule) ?? expectedOfClass(className, format) ?? null
  const promises = promisesOf(rules, { className, format, expected: commented })
  const timeUse = lastOf(rules, (rule) => rule.timeUse) ?? null
  const language = languageOfSubmission(rules, sources, format)
  return { path, className, sources, expected, promises, timeUse, ...language }
}

/** All promises of a program that submissions.yaml names; one without rules is judged up to its first failing case only. */
function promisesOf(
  rules: readonly SubmissionRule[],
  { className, format, expected }: LabelToPromise,
): SubmissionPromise[] {
  const promises = rules.flatMap((rule) => rule.promises)
  if (promises.length === 0) return []
  const usual = promiseOfClass(className, format)
  const isOfClass = ({ place, cases }: SubmissionPromise) =>
    cases === null && place.replace(/\/$/, '') === className
  const all = { cases: null, message: null, score: null }
  if (expected) promises.unshift({ ...all, place: '@EXPECTED_RESULTS@', permitted: null, required: expected })
  else if (usual && !promises.some(isOfClass)) promises.unshift({ ...all, place: className, ...usual })
  // An entry of the folder's own name replaces what the folder promises, and inherits what it does not name.
  return promises.map((one) => ({
    ...one,
    permitted: one.permitted ?? (isOfClass(one) ? (usual?.permitted ?? null) : null),
    required: one.required ?? (isOfClass(one) ? (usual?.required ?? null) : null),
  }))
}

interface LabelToPromise {
  readonly className: string
  readonly format: PackageFormat
  /** The promise in a comment of the program, which replaces that of the folder. */
  readonly expected: ExpectedVerdicts | undefined
}

function expectedOfSources(sources: readonly SourceFile[], path: string): ExpectedVerdicts | undefined {
  for (const { bytes } of sources) {
    const expected = expectedOfComment(Buffer.from(bytes).toString('latin1'), `submissions/${path}`)
    if (expected) return expected
  }
  return undefined
}

/** The last rule decides that specifies the property and whose glob matches the path or one of its folders. */
function lastOf<Said>(
  rules: readonly SubmissionRule[],
  said: (rule: SubmissionRule) => Said | undefined,
): Said | undefined {
  return rules.map(said).findLast((each) => each !== undefined)
}

/** A language specified in submissions.yaml takes precedence over file extensions. */
function languageOfSubmission(
  rules: readonly SubmissionRule[],
  sources: readonly SourceFile[],
  format: PackageFormat,
): ProgramLanguage {
  const named = lastOf(rules, ({ language }) => language)
  const found =
    named === undefined
      ? languageOfSources(sources, format)
      : { language: languageWithCode(named) ?? null, languageLabel: named }
  const entryPoint = lastOf(rules, ({ entryPoint: named }) => named)
  if (entryPoint === undefined || usualEntryPoints.includes(entryPoint)) return found
  return { language: null, languageLabel: `${found.languageLabel}, started at "${entryPoint}"` }
}

/** Default entry points: the appendix "Languages" of the package format. */
const usualEntryPoints = ['Main', 'main.py', 'main.js']
