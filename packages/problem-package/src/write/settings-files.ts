import { isDeepStrictEqual } from 'node:util'

export interface CaseSetting<Value> {
  /** Path from the top of the package, without extension. */
  readonly path: string
  readonly value: Value
}

export interface SettingPlace<Value> {
  /** A folder whose cases all share the value, or a single case. */
  readonly kind: 'group' | 'case'
  readonly path: string
  readonly value: Value
}

/**
 * Where to write one setting of all cases so that as few files as possible are needed: in the topmost folders whose cases agree,
 * otherwise for each case. Default values are not written, and no folder overrides one above it.
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

/** The next folder on the path from `folder` to the case; null if the case lies directly in it. */
function folderBelow(path: string, folder: string): string | null {
  const end = path.indexOf('/', folder.length + 1)
  return end === -1 ? null : path.slice(0, end)
}
