/** Endings that the page can show, in the order in which they are preferred. */
export const shownEndings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.gif'] as const
/** Endings that TeX also draws. */
export const otherEndings = ['.pdf', '.eps', '.ps'] as const

/** The file of a package that a statement means by a name: TeX leaves endings and folders out. */
export interface FoundPicture {
  readonly name: string
  /** `pdf`: an import makes a picture of it that can be shown. */
  readonly kind: 'shown' | 'pdf' | 'other'
}

export type FindPicture = (name: string) => FoundPicture | null

/** Why a picture is not shown, and the remedy. */
export function missingPicture(name: string): string {
  return `The picture "${name}" is not in the folder of the statement, so it is not shown.`
}

export function unshownPicture(name: string): string {
  return `The picture "${name}" is in a format that pages do not show: save it as SVG or PNG under the same name beside it.`
}

/** A search among the pictures of a package. A picture that can be shown wins over one of the same name that cannot. */
export function pictureFinder(names: readonly string[]): FindPicture {
  const byName = new Map<string, string>()
  for (const name of names)
    for (const key of [name, name.toLowerCase(), lastPart(name), lastPart(name).toLowerCase()])
      if (!byName.has(key)) byName.set(key, name)
  return (written) => {
    const path = written
      .trim()
      .replaceAll(/^"|"$/g, '')
      .replace(/^(?:\.{1,2}\/)+/, '')
    for (const base of [path, path.toLowerCase(), lastPart(path), lastPart(path).toLowerCase()]) {
      const found = candidates(base).find((name) => byName.has(name))
      const name = found === undefined ? undefined : byName.get(found)
      if (name !== undefined) return { name, kind: kindOf(name) }
    }
    return null
  }
}

/** The file as it is written, if it can be shown; others of its name; and last what cannot be shown. */
function candidates(path: string): string[] {
  const bare = path.replace(/\.[A-Za-z]{2,4}$/, '')
  return [
    ...(hasEnding(path, shownEndings) ? [path] : []),
    ...[path, bare].flatMap((base) => shownEndings.map((ending) => base + ending)),
    path,
    ...[path, bare].flatMap((base) => otherEndings.map((ending) => base + ending)),
  ]
}

function kindOf(name: string): FoundPicture['kind'] {
  if (hasEnding(name, shownEndings)) return 'shown'
  return hasEnding(name, ['.pdf']) ? 'pdf' : 'other'
}

function hasEnding(name: string, endings: readonly string[]): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending))
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
