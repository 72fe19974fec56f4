import type { Comparison } from '@codedojo/contract'
import type { InputFlags } from '../group-settings.ts'
import type { PackageFormat } from '../problem-yaml.ts'
import type { CaseToWrite, PackageToWrite } from './package-to-write.ts'
import { type CaseSetting, type SettingPlace, settingPlaces } from './settings-files.ts'

/** The settings files of groups and cases, by path. `paths` are the paths of the cases below `data`. */
export function settingsOfCases(
  problem: PackageToWrite,
  paths: readonly string[],
  format: PackageFormat,
): Map<string, Record<string, unknown>> {
  const settings = <Value>(value: (one: CaseToWrite) => Value): CaseSetting<Value>[] =>
    problem.cases.map((one, at) => ({ path: `data/${paths[at]}`, value: value(one) }))
  const files = new Map<string, Record<string, unknown>>()
  const add = (places: readonly SettingPlace<unknown>[], key: string) => {
    for (const { kind, path, value } of places) {
      const file = kind === 'case' ? `${path}.yaml` : `${path}/${groupFile[format]}`
      files.set(file, { ...files.get(file), [key]: value })
    }
  }
  const flagsOf = outputFlags(problem)
  add(settingPlaces(settings(flagsOf), []), keys[format].output)
  add(settingPlaces<InputFlags>(settings(inputFlags(problem)), []), keys[format].input)
  return files
}

const groupFile = { legacy: 'testdata.yaml', '2025-09': 'test_group.yaml' } as const
const keys = {
  legacy: { output: 'output_validator_flags', input: 'input_validator_flags' },
  '2025-09': { output: 'output_validator_args', input: 'input_validator_args' },
} as const

function outputFlags(problem: PackageToWrite): (one: CaseToWrite) => readonly string[] {
  const isCustom = problem.programs.some(({ role }) => role === 'output_validator')
  if (!isCustom) return ({ comparison }) => comparisonFlags(comparison ?? problem.comparison)
  return ({ validatorFlags }) => validatorFlags ?? problem.validation?.outputFlags ?? []
}

function inputFlags({ validation }: PackageToWrite): (one: CaseToWrite) => InputFlags {
  const same = validation?.inputFlags
  if (same) return () => same
  return ({ name }) => validation?.inputFlagsOfCases?.[name] ?? []
}

/** The flags of the default output validator that are equivalent to a comparison. */
export function comparisonFlags(comparison: Comparison): string[] {
  const { caseSensitive, spaceSensitive, floatAbsolute, floatRelative } = comparison
  return [
    ...(caseSensitive ? ['case_sensitive'] : []),
    ...(spaceSensitive ? ['space_change_sensitive'] : []),
    ...(floatAbsolute === null ? [] : ['float_absolute_tolerance', String(floatAbsolute)]),
    ...(floatRelative === null ? [] : ['float_relative_tolerance', String(floatRelative)]),
  ]
}
