import { keptSubmissions } from './own-files.ts'
import { isIgnored, type PackageFiles } from './package-files.ts'
import type { PackageSubmission } from './submissions.ts'
import type { Validation } from './validation.ts'

/** Folders and files at the top of a package whose content goes into the problem, `submissions` and validators apart. */
const keptAtTop = [
  'problem.yaml',
  'codedojo.yaml',
  'domjudge-problem.ini',
  'data',
  'statement',
  'problem_statement',
  'solution',
  'starter',
  'include',
]
const outputFolders = ['output_validator', 'output_validators']
const inputFolders = ['input_validators', 'input_format_validators']

interface ReadParts {
  readonly submissions: readonly PackageSubmission[]
  readonly validation: Validation
}

/**
 * What a problem does not keep of its package, so that no export has it: programs beside its reference solutions by their
 * paths, and all else by the folder or file at the top of the package.
 */
export function unkeptPaths({ paths }: PackageFiles, { submissions, validation }: ReadParts): string[] {
  const kept = new Set(keptSubmissions(submissions).map(({ submission }) => submission))
  const programs = submissions.filter((one) => !kept.has(one)).map(({ path }) => `submissions/${path}`)
  const read = [...keptAtTop, 'submissions', ...inputFolders]
  // The default validator leaves those of a package alone.
  if (validation.outputValidators.length > 0) read.push(...outputFolders)
  const others = paths
    .filter((path) => !isIgnored(path))
    .map((path) => path.replace(/\/.*/s, '/'))
    .filter((top) => !read.includes(top.replace('/', '')))
  return [...programs, ...new Set(others)]
}
