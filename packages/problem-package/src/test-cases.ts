import type { Comparison } from '@codedojo/contract'
import { findOtherAnswer } from './findings/case-files.ts'
import type { Findings } from './findings/findings.ts'
import type { CaseSettings, InputFlags } from './group-settings.ts'
import { type NormalizedLines, normalizeLineEnds } from './normalize-line-ends.ts'
import { PackageError } from './package-error.ts'
import { isIgnored, type PackageFiles, packageBounds, pathsBelow } from './package-files.ts'
import { defaultComparison, parseValidatorFlags } from './validator-flags.ts'

export interface PackageCase {
  /** Path below `data` without extension, for example `secret/03-all-equal`. */
  readonly name: string
  readonly kind: 'visible' | 'hidden'
  readonly input: Uint8Array
  readonly answer: Uint8Array
  /** The comparison of the innermost test group with flags of its own, or else the problem's. */
  readonly comparison: Comparison
  /** Arguments for custom output validators; empty if the default validator compares. */
  readonly validatorFlags: readonly string[]
  readonly inputFlags: InputFlags
  /** The group whose points depend on it, or `sample`; absent in a pass-fail problem. */
  readonly group?: string
  /** How many of its two files contained carriage returns that were removed. */
  readonly plainedFiles: number
}

/** Defaults for cases whose test group specifies none. */
export interface CaseRules {
  readonly isCustom: boolean
  /** Flags from problem.yaml. */
  readonly flags: readonly string[]
  /** A draft may have no cases yet. */
  readonly isUnfinished?: boolean
  readonly keepsCarriageReturns?: boolean
}

export interface CaseReadOptions {
  readonly findings: Findings
  /** The settings of a case, by its path without extension. */
  readonly settingsOf: (base: string) => Promise<CaseSettings>
}

/**
 * The cases in the order of judging: samples, then secret cases, each sorted by path. Throws `PackageError` if a case lacks its
 * input or answer: otherwise a file lost in transit would silently drop the case.
 */
export async function readTestCases(
  files: PackageFiles,
  rules: CaseRules,
  { findings, settingsOf }: CaseReadOptions,
): Promise<PackageCase[]> {
  const cases: PackageCase[] = []
  for (const [folder, kind] of [
    ['data/sample', 'visible'],
    ['data/secret', 'hidden'],
  ] as const)
    for (const base of basesBelow(files, folder))
      cases.push(await readCase({ files, base, kind, rules, settings: await settingsOf(base) }))
  if (cases.length === 0 && !rules.isUnfinished) throw new PackageError(noCasesSentence(files, findings))
  return cases
}

/** An earlier finding is most likely the reason. */
function noCasesSentence(files: PackageFiles, findings: Findings): string {
  const hasTestdata = files.paths.some((path) => path.startsWith('testdata/'))
  const hasGenerators = pathsBelow(files, 'generators').length > 0
  return [
    'The package has no test cases: data/sample and data/secret hold no .in with its .ans.',
    ...(hasGenerators ? ['Its generators are not run here: run them, and pack what they write.'] : []),
    ...(hasTestdata ? ['This looks like a problem of Hydro, which is to be converted first.'] : []),
    ...findings.sentences(),
  ].join(' ')
}

/** Paths of the cases without extension. */
function basesBelow(files: PackageFiles, folder: string): string[] {
  const paths = new Set(pathsBelow(files, folder).filter((path) => !isIgnored(path)))
  for (const path of paths) {
    const other = otherHalf(path)
    if (other !== null && !paths.has(other)) throw new PackageError(lonelySentence(files, path, other))
  }
  return [...paths].filter((path) => path.endsWith('.in')).map((path) => path.replace(/\.in$/, ''))
}

function lonelySentence(files: PackageFiles, path: string, other: string): string {
  const answer = path.endsWith('.in') ? findOtherAnswer(files, path) : undefined
  const cure = answer === undefined ? '' : ` If ${answer} is that, name it ${other}.`
  return `${path} has no ${other}: a test case is an input and its expected output.${cure}`
}

function otherHalf(path: string): string | null {
  if (path.endsWith('.in')) return path.replace(/\.in$/, '.ans')
  return path.endsWith('.ans') ? path.replace(/\.ans$/, '.in') : null
}

export interface CaseSource {
  readonly files: PackageFiles
  readonly base: string
  readonly kind: PackageCase['kind']
  readonly rules: CaseRules
  readonly settings: CaseSettings
}

async function readCase(source: CaseSource): Promise<PackageCase> {
  const { files, base, kind, rules, settings } = source
  const plain = rules.keepsCarriageReturns ? asItIs : normalizeLineEnds
  const input = plain(await readCaseFile(files, `${base}.in`))
  const answer = plain(await readCaseFile(files, `${base}.ans`))
  return {
    name: base.slice('data/'.length),
    kind,
    input: input.bytes,
    answer: answer.bytes,
    plainedFiles: [input, answer].filter(({ taken }) => taken > 0).length,
    ...comparisonOf(source),
    inputFlags: settings.inputFlags ?? [],
  }
}

/** How outputs of a case are checked. */
export function comparisonOf({
  rules,
  settings,
}: Pick<CaseSource, 'rules' | 'settings'>): Pick<PackageCase, 'comparison' | 'validatorFlags'> {
  const { flags, path } = settings.outputFlags ?? { flags: rules.flags, path: 'problem.yaml' }
  return rules.isCustom
    ? { comparison: defaultComparison, validatorFlags: flags }
    : { comparison: parseValidatorFlags(flags, path), validatorFlags: [] }
}

const asItIs = (bytes: Uint8Array): NormalizedLines => ({ bytes, taken: 0 })

export async function readCaseFile(files: PackageFiles, path: string): Promise<Uint8Array> {
  const bytes = await files.read(path)
  if (bytes.length <= packageBounds.caseBytes) return bytes
  throw new PackageError(
    `${path} is larger than ${packageBounds.caseBytes / 1024 / 1024} MiB, the most that one case may hold.`,
  )
}
