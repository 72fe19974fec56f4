import type { Language } from '@codedojo/contract'
import {
  type ExpectedVerdicts,
  expectedOfClass,
  expectedOfComment,
  expectedOfRule,
  type SubmissionsYaml,
  submissionsYamlSchema,
} from './expectations.ts'
import { globMatches } from './glob.ts'
import { isPythonTwo, languageOfFile } from './languages.ts'
import { fileEnding, fileName, hasFile, isIgnored, type PackageFiles, pathsBelow } from './package-files.ts'
import type { PackageFormat } from './problem-yaml.ts'
import { readYaml } from './yaml-file.ts'

export interface SourceFile {
  /** Below the submission's folder; the bare name for a submission of one file. */
  readonly name: string
  readonly bytes: Uint8Array
}

export interface PackageSubmission {
  /** Below `submissions`, for example `wrong_answer/greedy.py`; a folder is one program of several files. */
  readonly path: string
  /** Name of the class folder. */
  readonly className: string
  /** null when the program is in a language that is not judged here; `languageLabel` names it. */
  readonly language: Language | null
  readonly languageLabel: string
  readonly sources: readonly SourceFile[]
  /** null when nothing says what it should end with. */
  readonly expected: ExpectedVerdicts | null
}

/** Every program below `submissions`, by path. */
export async function readSubmissions(
  files: PackageFiles,
  format: PackageFormat,
): Promise<PackageSubmission[]> {
  const rulesPath = 'submissions/submissions.yaml'
  const rules = hasFile(files, rulesPath) ? await readYaml(files, rulesPath, submissionsYamlSchema) : {}
  const grouped = Map.groupBy(pathsBelow(files, 'submissions').filter(isPartOfProgram), (path) =>
    path.split('/').slice(1, 3).join('/'),
  )
  return Promise.all(
    [...grouped].map(([path, members]) => readSubmission({ files, format, rules, path, members })),
  )
}

/** What a compiler left behind is no source, though packages in the wild carry it. */
const compiledEndings = ['.bin', '.class', '.exe', '.jar', '.o', '.out', '.pyc']

function isPartOfProgram(path: string): boolean {
  const isCompiled = compiledEndings.includes(fileEnding(path)) || path.includes('/__pycache__/')
  return !isIgnored(path) && !isCompiled && path.split('/').length > 2
}

interface SubmissionSource {
  readonly files: PackageFiles
  readonly format: PackageFormat
  readonly rules: SubmissionsYaml
  readonly path: string
  readonly members: readonly string[]
}

async function readSubmission(source: SubmissionSource): Promise<PackageSubmission> {
  const { files, format, path, members } = source
  const className = path.slice(0, path.indexOf('/'))
  const sources = await Promise.all(
    members.map(async (member) => ({
      name: member === `submissions/${path}` ? fileName(member) : member.slice(`submissions/${path}/`.length),
      bytes: await files.read(member),
    })),
  )
  const expected =
    expectedOfSources(sources, path) ?? expectedOfRules(source) ?? expectedOfClass(className, format) ?? null
  return { path, className, sources, expected, ...languageOfSources(sources, format) }
}

function expectedOfSources(sources: readonly SourceFile[], path: string): ExpectedVerdicts | undefined {
  for (const { bytes } of sources) {
    const expected = expectedOfComment(Buffer.from(bytes).toString('latin1'), `submissions/${path}`)
    if (expected) return expected
  }
  return undefined
}

/** The last rule whose glob matches the path or one of its folders decides. */
function expectedOfRules({ rules, path }: SubmissionSource): ExpectedVerdicts | undefined {
  return Object.entries(rules)
    .filter(([glob]) => globMatches(glob, path))
    .map(([, rule]) => expectedOfRule(rule))
    .findLast((expected) => expected !== undefined)
}

function languageOfSources(
  sources: readonly SourceFile[],
  format: PackageFormat,
): Pick<PackageSubmission, 'language' | 'languageLabel'> {
  const program = sources.find(({ name }) => languageOfFile(name)) ?? sources[0]
  const language = program && languageOfFile(program.name)
  if (!program || !language)
    return { language: null, languageLabel: fileEnding(program?.name ?? '').slice(1) || 'unknown' }
  const isOldPython = language === 'python' && format === 'legacy' && isPythonTwo(latin1(program.bytes))
  return isOldPython ? { language: null, languageLabel: 'python2' } : { language, languageLabel: language }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}
