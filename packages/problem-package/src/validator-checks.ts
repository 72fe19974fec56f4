import type { Findings } from './findings/findings.ts'
import type { CaseSettings, InputFlags } from './group-settings.ts'
import { PackageError } from './package-error.ts'
import { hasFile, isIgnored, type PackageFiles, pathsBelow } from './package-files.ts'
import {
  type CaseRules,
  type CaseSource,
  comparisonOf,
  type PackageCase,
  readCaseFile,
} from './test-cases.ts'

/**
 * An input or output that shows whether the validators of a package are right. Source: "Validation test data" and "Displaying test
 * cases" of spec/2025-09.md.
 */
export type ValidatorCheck = InvalidInput | OutputCheck

interface InvalidInput {
  readonly kind: 'invalid_input'
  /** Path below `data` without extension. */
  readonly name: string
  readonly input: Uint8Array
  readonly inputFlags: InputFlags
}

export interface OutputCheck
  extends Pick<PackageCase, 'name' | 'input' | 'answer' | 'comparison' | 'validatorFlags' | 'inputFlags'> {
  readonly kind: 'invalid_output' | 'valid_output'
  readonly output: Uint8Array
}

const checkFolders = ['invalid_input', 'invalid_output', 'valid_output'] as const

interface ChecksToRead {
  readonly rules: CaseRules & { readonly isJudgedByOneOutput: boolean }
  readonly settingsOf: (base: string) => Promise<CaseSettings>
  readonly findings: Findings
}

/** All checks, the example outputs of cases included. Throws `PackageError` if a file of one is missing. */
export async function readValidatorChecks(
  files: PackageFiles,
  { rules, settingsOf, findings }: ChecksToRead,
): Promise<ValidatorCheck[]> {
  const checks = await readAllChecks(files, { rules, settingsOf })
  if (rules.isJudgedByOneOutput) return checks
  const [ofInputs, ofOutputs] = [
    checks.filter(({ kind }) => kind === 'invalid_input'),
    checks.filter(({ kind }) => kind !== 'invalid_input'),
  ]
  for (const { name } of ofOutputs)
    findings.gather(
      'An output alone is not judged where programs talk to an interactor or run in several passes',
      `data/${name}`,
    )
  return ofInputs
}

async function readAllChecks(
  files: PackageFiles,
  { rules, settingsOf }: Omit<ChecksToRead, 'findings'>,
): Promise<ValidatorCheck[]> {
  const checks: ValidatorCheck[] = []
  for (const kind of checkFolders)
    for (const base of basesIn(files, kind)) {
      const source = { files, base, rules, settings: await settingsOf(base) }
      checks.push(
        kind === 'invalid_input' ? await readInvalidInput(source) : await readOutputCheck(source, kind),
      )
    }
  for (const path of files.paths)
    if (/^data\/(?:sample|secret)\/.*\.out$/s.test(path) && !isIgnored(path)) {
      const base = path.slice(0, -'.out'.length)
      const source = { files, base, rules, settings: await settingsOf(base) }
      if (hasFile(files, `${base}.in`)) checks.push(await readOutputCheck(source, 'valid_output'))
    }
  return checks
}

function basesIn(files: PackageFiles, kind: (typeof checkFolders)[number]): string[] {
  const paths = pathsBelow(files, `data/${kind}`).filter((path) => !isIgnored(path))
  const parts = kind === 'invalid_input' ? ['.in'] : ['.in', '.ans', '.out']
  const bases = new Set(
    paths
      .filter((path) => parts.some((part) => path.endsWith(part)))
      .map((path) => path.slice(0, path.lastIndexOf('.'))),
  )
  for (const base of bases)
    for (const part of parts)
      if (!hasFile(files, base + part))
        throw new PackageError(`${base}${part} is missing: a check of data/${kind} has ${parts.join(', ')}.`)
  return [...bases]
}

type CheckSource = Omit<CaseSource, 'kind'>

async function readInvalidInput({ files, base, settings }: CheckSource): Promise<ValidatorCheck> {
  const name = base.slice('data/'.length)
  const input = await readCaseFile(files, `${base}.in`)
  return { kind: 'invalid_input', name, input, inputFlags: settings.inputFlags ?? [] }
}

async function readOutputCheck(source: CheckSource, kind: OutputCheck['kind']): Promise<ValidatorCheck> {
  const { files, base, settings } = source
  return {
    kind,
    name: base.slice('data/'.length),
    input: await readCaseFile(files, `${base}.in`),
    answer: await readCaseFile(files, `${base}.ans`),
    output: await readCaseFile(files, `${base}.out`),
    inputFlags: settings.inputFlags ?? [],
    ...comparisonOf(source),
  }
}
