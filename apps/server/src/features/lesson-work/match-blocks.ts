import type { NotesPart, ProgramBlock } from '@codedojo/contract'

/** Which block of new notes each block of the old ones has become; null: none. */
export type BlockMatches = ReadonlyMap<number, number | null>

/**
 * Matches the blocks of a lesson's notes before and after its author's change: first those that are the same, then those of
 * which a program is the same, and the others in their order.
 */
export function matchBlocks(before: readonly NotesPart[], after: readonly NotesPart[]): BlockMatches {
  const former = before.filter((part) => part.kind === 'program')
  const free = after.filter((part) => part.kind === 'program')
  const matches = new Map<number, number | null>()
  const match = (isSame: (one: ProgramBlock, other: ProgramBlock) => boolean) => {
    for (const one of former) {
      if (matches.has(one.block)) continue
      const at = free.findIndex((other) => isSame(one, other))
      const [found] = at === -1 ? [] : free.splice(at, 1)
      if (found) matches.set(one.block, found.block)
    }
  }
  match((one, other) => one.raw === other.raw)
  match((one, other) => one.programs.some(({ code }) => other.programs.some((each) => each.code === code)))
  match(() => true)
  for (const { block } of former) if (!matches.has(block)) matches.set(block, null)
  return matches
}
