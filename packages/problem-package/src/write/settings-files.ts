import { isDeepStrictEqual } from 'node:util'

export interface CaseSetting<Value> {
  /** Below the top of the package, without its ending. */
  readonly path: string
  readonly value: Value
}

export interface SettingPlace<Value> {
  /** A folder whose cases share the value, or one case. */
  readonly kind: 'group' | 'case'
  readonly path: string
  readonly value: Value
}

/**
 * Where to write one setting of all cases so that as few files as possible say it: for the largest folders whose cases
 * agree, else for each case. What is usual is not written; no folder ever has to take back what one above it says.
 */
export function settingPlaces<Value>(
  cases: readonly CaseSetting<Value>[],
  usual: Value,
  folder = 'data',
): SettingPlace<Value>[] {
  const [first] = cases
  if (!first) return []
  if (cases.every(({ value }) => isDeepStrictEqual(value, first.value)))
    return isDeepStrictEqual(first.value, usual) ? [] : [{ kind: 'group', path: folder, value: first.value }]
  const inner = Map.groupBy(cases, ({ path }) => folderBelow(path, folder))
  return [...inner].flatMap(([below, members]) =>
    below === null
      ? members
          .filter(({ value }) => !isDeepStrictEqual(value, usual))
          .map((one) => ({ kind: 'case' as const, ...one }))
      : settingPlaces(members, usual, below),
  )
}

/** The next folder on the way from `folder` to the case; null when it lies in the folder itself. */
function folderBelow(path: string, folder: string): string | null {
  const end = path.indexOf('/', folder.length + 1)
  return end === -1 ? null : path.slice(0, end)
}
