import {
  type ExpectedVerdicts,
  expectedOfClass,
  expectedOfComment,
  expectedOfRule,
  type SubmissionsYaml,
  submissionsYamlSchema,
} from './expectations.ts'
import { globMatcher } from './glob.ts'
import { languageWithCode } from './languages.ts'
import { PackageError } from './package-error.ts'
import { fileName, hasFile, isIgnored, type PackageFiles, pathsBelow } from './package-files.ts'
import type { PackageFormat } from './problem-yaml.ts'
import {
  isCompilerOutput,
  languageOfSources,
  type ProgramLanguage,
  type SourceFile,
} from './program-language.ts'
import { readYaml } from './yaml-file.ts'

export interface PackageSubmission extends ProgramLanguage {
  /** Path below `submissions`, for example `wrong_answer/greedy.py`; a folder is a program of several files. */
  readonly path: string
  /** Name of the top-level folder, which classifies the submission. */
  readonly className: string
  readonly sources: readonly SourceFile[]
  /** null if no verdict is declared. */
  readonly expected: ExpectedVerdicts | null
}

/** All programs below `submissions`, sorted by path. */
export async function readSubmissions(
  files: PackageFiles,
  format: PackageFormat,
): Promise<PackageSubmission[]> {
  const rulesPath = 'submissions/submissions.yaml'
  const yaml = hasFile(files, rulesPath) ? await readYaml(files, rulesPath, submissionsYamlSchema) : {}
  const rules = rulesOf(yaml, rulesPath)
  const grouped = Map.groupBy(pathsBelow(files, 'submissions').filter(isPartOfProgram), (path) =>
    path.split('/').slice(1, 3).join('/'),
  )
  return Promise.all(
    [...grouped].map(([path, members]) => readSubmission({ files, format, rules, path, members })),
  )
}

interface Rule {
  readonly matches: (path: string) => boolean
  readonly said: SubmissionsYaml[string]
}

/** Bounded, because every rule is matched against every submission. */
const mostRules = 500

function rulesOf(yaml: SubmissionsYaml, path: string): Rule[] {
  const entries = Object.entries(yaml)
  if (entries.length > mostRules)
    throw new PackageError(`${path} has ${entries.length} entries; at most ${mostRules} are read.`)
  return entries.map(([glob, said]) => ({ matches: globMatcher(glob), said }))
}

function isPartOfProgram(path: string): boolean {
  return !isIgnored(path) && !isCompilerOutput(path) && path.split('/').length > 2
}

interface SubmissionSource {
  readonly files: PackageFiles
  readonly format: PackageFormat
  readonly rules: readonly Rule[]
  readonly path: string
  readonly members: readonly string[]
}

async function readSubmission(source: SubmissionSource): Promise<PackageSubmission> {
  const { files, format, path, members } = source
  const rules = source.rules.filter(({ matches }) => matches(path)).map(({ said }) => said)
  const className = path.slice(0, path.indexOf('/'))
  const sources = await Promise.all(
    members.map(async (member) => ({
      name: member === `submissions/${path}` ? fileName(member) : member.slice(`submissions/${path}/`.length),
      bytes: await files.read(member),
    })),
  )
  const expected =
    expectedOfSources(sources, path) ??
    lastOf(rules, expectedOfRule) ??
    expectedOfClass(className, format) ??
    null
  return { path, className, sources, expected, ...languageOfSubmission(rules, sources, format) }
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
  rules: readonly SubmissionsYaml[string][],
  said: (rule: SubmissionsYaml[string]) => Said | undefined,
): Said | undefined {
  return rules.map(said).findLast((each) => each !== undefined)
}

/** A language specified in submissions.yaml takes precedence over file extensions. */
function languageOfSubmission(
  rules: readonly SubmissionsYaml[string][],
  sources: readonly SourceFile[],
  format: PackageFormat,
): ProgramLanguage {
  const named = lastOf(rules, ({ language }) => language)
  const found =
    named === undefined
      ? languageOfSources(sources, format)
      : { language: languageWithCode(named) ?? null, languageLabel: named }
  const entryPoint = lastOf(rules, ({ entrypoint }) => entrypoint)
  if (entryPoint === undefined || usualEntryPoints.includes(entryPoint)) return found
  return { language: null, languageLabel: `${found.languageLabel}, started at "${entryPoint}"` }
}

/** Default entry points: the appendix "Languages" of the package format. */
const usualEntryPoints = ['Main', 'main.py', 'main.js']
