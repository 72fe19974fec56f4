import { scoringLimits } from '@codedojo/contract'
import { PackageError } from '../package-error.ts'
import type { PackageCase } from '../test-cases.ts'

/** A folder below `data` with what lies directly in it. */
export interface GroupFolder {
  /** Path below `data`; '' for `data` itself. */
  readonly name: string
  readonly caseCount: number
  /** In lexicographic order. */
  readonly folders: readonly GroupFolder[]
}

/** The folders that hold the cases. Throws `PackageError` if they nest too deeply. */
export function foldersOfCases(cases: readonly Pick<PackageCase, 'name'>[]): GroupFolder {
  return folderOf(
    '',
    cases.map(({ name }) => name.split('/')),
  )
}

function folderOf(name: string, paths: readonly (readonly string[])[], depth = 0): GroupFolder {
  if (depth > scoringLimits.depth)
    throw new PackageError(`data/${name} is a test group within more than ${scoringLimits.depth} others.`)
  const inner = Map.groupBy(
    paths.filter((parts) => parts.length > 1),
    ([first = '']) => first,
  )
  const folders = [...inner].map(([first, members]) =>
    folderOf(
      name === '' ? first : `${name}/${first}`,
      members.map((parts) => parts.slice(1)),
      depth + 1,
    ),
  )
  return {
    name,
    caseCount: paths.length - paths.filter((parts) => parts.length > 1).length,
    folders: folders.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  }
}
