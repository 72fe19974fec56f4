import type { ProgressFigures } from '@codedojo/contract'

type Tag = ProgressFigures['byTag'][number]

/** Most solved first, then by name. */
export function tagsToShow(byTag: readonly Tag[]): Tag[] {
  return byTag.toSorted((one, other) => other.solved - one.solved || one.tag.localeCompare(other.tag))
}
