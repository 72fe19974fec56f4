import { functionFolder, referenceSubmissions } from './codedojo-files.ts'
import type { KnownMistake } from './known-mistakes.ts'
import { isIgnored, type PackageFiles } from './package-files.ts'
import type { PackageSubmission } from './submissions.ts'
import type { Validation } from './validation.ts'

/** Top-level folders and files whose content the problem stores; submissions and validators are handled separately. */
const keptAtTop = [
  'problem.yaml',
  'codedojo.yaml',
  'domjudge-problem.ini',
  'data',
  'statement',
  'problem_statement',
  'solution',
  'starter',
  functionFolder,
  'include',
]
const outputFolders = ['output_validator', 'output_validators']
const inputFolders = ['input_validators', 'input_format_validators']

interface ReadParts {
  readonly submissions: readonly PackageSubmission[]
  readonly knownMistakes: readonly KnownMistake[]
  readonly validation: Validation
}

/**
 * Paths of a package that the problem does not store and an export therefore lacks: programs other than reference solutions and
 * known mistakes by path, everything else by its top-level folder or file.
 */
export function droppedPaths(
  { paths }: PackageFiles,
  { submissions, knownMistakes, validation }: ReadParts,
): string[] {
  const kept = new Set([
    ...referenceSubmissions(submissions).map(({ submission }) => submission.path),
    ...knownMistakes.map(({ path }) => path),
  ])
  const programs = submissions.filter(({ path }) => !kept.has(path)).map(({ path }) => `submissions/${path}`)
  const read = [...keptAtTop, 'submissions', ...inputFolders]
  // If outputs are compared by the default validator, output validators in the package are not stored.
  if (validation.outputValidators.length > 0) read.push(...outputFolders)
  const others = paths
    .filter((path) => !isIgnored(path))
    .map(
      (path) =>
        /^data\/(?:invalid_input|invalid_output|valid_output)\//.exec(path)?.[0] ??
        path.replace(/\/.*/s, '/'),
    )
    .filter((top) => !read.includes(top.replace('/', '')))
  return [...programs, ...new Set(others)]
}
