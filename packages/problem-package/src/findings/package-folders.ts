import { editorialPath } from '../codedojo-files.ts'
import { classNames } from '../expectations.ts'
import { languageOfFolder } from '../languages.ts'
import { fileName, isIgnored, type PackageFiles } from '../package-files.ts'
import type { PackageFormat } from '../problem-yaml.ts'
import { isPicture, isStatement } from '../statements.ts'
import type { Findings } from './findings.ts'
import { nearestName } from './nearest-name.ts'

const shared = [
  ...[
    'problem.yaml',
    'codedojo.yaml',
    'domjudge-problem.ini',
    '.timelimit',
    'data',
    'submissions',
    'include',
  ],
  ...['statement', 'problem_statement', 'solution', 'starter', 'function', 'attachments', 'generators'],
  ...['input_validators', 'output_validators', 'output_validator', 'input_visualizer', 'output_visualizer'],
]
const topOf = {
  legacy: [...shared, 'input_format_validators', 'graders'],
  '2025-09': [...shared, 'static_validator'],
} as const satisfies Record<PackageFormat, readonly string[]>

/** Bounded, because each is compared with all known names. */
const mostNames = 200

/** Names each folder of a package that is not read, or not as a whole. */
export function checkFolders(
  files: PackageFiles,
  { format, findings }: { readonly format: PackageFormat; readonly findings: Findings },
): void {
  const { gather } = findings
  const tops = new Set(files.paths.map((path) => path.replace(/\/.*/s, '')))
  for (const top of [...tops].slice(0, mostNames)) checkTop(top, topOf[format], findings)
  if (tops.has('output_validator') && tops.has('output_validators'))
    findings.breach('output_validators/ is not used, because output_validator/ is.')
  const editorial = editorialPath(files)
  const classes = new Set<string>()
  const includes = new Set<string>()
  for (const path of files.paths) {
    if (isIgnored(path)) continue
    const [top, folder = '', ...below] = path.split('/')
    if (
      (top === 'statement' || top === 'problem_statement') &&
      !isStatement(path) &&
      !isPicture(path) &&
      !/\.pdf$/i.test(path)
    )
      gather('Not kept, as it is neither a statement (problem.en.md) nor a picture of one', path)
    if (top === 'solution' && path !== editorial) gather('Of solution/ only the editorial is kept, not', path)
    if (top === 'attachments' && folder !== 'templates')
      gather('Attachments are not offered to learners', path)
    if (top === 'include' && !(folder === 'default' || languageOfFolder(folder))) includes.add(folder)
    if (top === 'submissions' && below.length > 0) classes.add(folder)
    else if (top === 'submissions' && folder !== 'submissions.yaml' && !/^readme\b/i.test(fileName(path)))
      gather('Not judged, as a program lies in a folder such as submissions/accepted', path)
  }
  for (const name of [...includes].slice(0, mostNames)) gather(ofInclude(name), `include/${name}/`)
  for (const name of [...classes].slice(0, mostNames)) checkClass(name, classNames(format), findings)
}

function checkTop(top: string, known: readonly string[], { note }: Findings): void {
  if (known.includes(top) || (top.startsWith('.') && !/limit/i.test(top))) return
  const meant = nearestName(top, known)
  if (meant !== undefined) note(`${top} is not read; did you mean "${meant}"?`)
}

function ofInclude(folder: string): string {
  const meant = nearestName(folder, ['default', 'cpp', 'java', 'python3', 'javascript'])
  return `No program of CodeDojo gets what is in include/${folder}${meant === undefined ? '' : ` (did you mean "${meant}"?)`}`
}

function checkClass(name: string, known: readonly string[], { note }: Findings): void {
  const meant = known.includes(name) ? undefined : nearestName(name, known)
  if (meant !== undefined)
    note(`submissions/${name}/ promises no verdict; did you mean "submissions/${meant}"?`)
}
