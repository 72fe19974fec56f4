import type { LanguageCode } from '../codedojo-files.ts'
import type { CodedojoYaml } from '../codedojo-yaml.ts'
import { PackageError } from '../package-error.ts'
import { fileName } from '../package-files.ts'
import type { PackageCase } from '../test-cases.ts'
import type { Findings } from './findings.ts'
import { shownKey } from './known-keys.ts'
import { didYouMean } from './nearest-name.ts'

interface NamedParts {
  readonly cases: readonly PackageCase[]
  readonly starters: readonly LanguageCode[]
  readonly referenceSolutions: readonly LanguageCode[]
}

/** Throws `PackageError` if codedojo.yaml describes a case that does not exist, and notes what it says of missing programs. */
export function checkCodedojoNames(
  codedojo: CodedojoYaml,
  { cases, starters, referenceSolutions }: NamedParts,
  { note }: Findings,
): void {
  const names = cases.map(({ name }) => name)
  const samples = cases.filter(({ kind }) => kind === 'visible').map(({ name }) => name)
  requireNames('explanations', codedojo.explanations, [...samples.map(fileName), ...samples])
  requireNames('case_names', codedojo.case_names, names)
  requireNames('case_titles', codedojo.case_titles, names)
  for (const language of codedojo.starters ?? [])
    if (!starters.some((one) => one.language === language))
      note(`codedojo.yaml: starters names ${language}, of which starter/ has no file.`)
  for (const { language } of codedojo.reference_solutions ?? [])
    if (!referenceSolutions.some((one) => one.language === language))
      note(`codedojo.yaml: reference_solutions names ${language}, of which no accepted program was kept.`)
}

function requireNames(key: string, named: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const known = new Set(names)
  const wrong = Object.keys(named).find((name) => !known.has(name))
  if (wrong === undefined) return
  const what = key === 'explanations' ? 'sample' : 'case'
  throw new PackageError(
    `codedojo.yaml: ${key}: there is no ${what} "${shownKey(wrong)}"${didYouMean(wrong, names) || '.'}`,
  )
}
