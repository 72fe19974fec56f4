import { fileName, isIgnored, packageBounds } from '../package-files.ts'
import type { CaseToWrite } from './package-to-write.ts'

/**
 * The path of each case below `data`, without extension. The cases keep their names if sorting by path yields the order of
 * judging; otherwise they are numbered, each in the folder of its group, and `codedojo.yaml` stores the names.
 */
export function casePaths(cases: readonly CaseToWrite[]): string[] {
  const visible = cases.filter(({ isVisible }) => isVisible)
  const hidden = cases.filter(({ isVisible }) => !isVisible)
  return [...pathsIn('sample', visible), ...pathsIn('secret', hidden)]
}

function pathsIn(folder: 'sample' | 'secret', cases: readonly CaseToWrite[]): string[] {
  const names = cases.map(({ name }) => name)
  const inputs = names.map((name) => `data/${name}.in`)
  const areSorted = inputs.every((input, at) => at === 0 || (inputs[at - 1] ?? '') < input)
  const areInGroups = cases.every(({ name, group }) => group === null || name.startsWith(`${group}/`))
  if (areSorted && areInGroups && names.every((name) => isUsable(name, folder))) return names
  const digits = Math.max(2, String(cases.length).length)
  return cases.map(({ group }, at) => `${group ?? folder}/${String(at + 1).padStart(digits, '0')}`)
}

function isUsable(name: string, folder: string): boolean {
  return (
    name.startsWith(`${folder}/`) &&
    name.length <= packageBounds.nameCharacters &&
    name.split('/').every((part) => part !== '' && !part.endsWith('.files')) &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no archive should hold them.
    !/[\\\u0000-\u001f]/.test(name) &&
    !isIgnored(name) &&
    !groupNames.includes(fileName(name))
  )
}

/** These names are reserved: the settings file of such a case would be that of its folder. */
const groupNames = ['test_group', 'testdata']
