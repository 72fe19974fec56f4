import type { NotesPart, ProgramBlock } from '@codedojo/contract'

/** Which block of new notes each block of the old ones has become; null if none. */
export type BlockMatches = ReadonlyMap<number, number | null>

/**
 * Matches the blocks of a lesson's notes before and after its author's change: first blocks that are identical, then blocks with
 * an identical program, then the others in order. Takes linear time.
 */
export function matchBlocks(before: readonly NotesPart[], after: readonly NotesPart[]): BlockMatches {
  const former = before.filter((part) => part.kind === 'program')
  const free = new Set(after.filter((part) => part.kind === 'program'))
  const matches = new Map<number, number | null>()
  const match = (keysOf: (block: ProgramBlock) => readonly string[]) => {
    const waiting = blocksByKey(free, keysOf)
    for (const one of former) {
      if (matches.has(one.block)) continue
      const found = firstFree(keysOf(one).map((key) => waiting.get(key) ?? []))
      if (!found) continue
      free.delete(found)
      matches.set(one.block, found.block)
    }
  }
  const firstFree = (queues: readonly ProgramBlock[][]): ProgramBlock | undefined => {
    for (const queue of queues) while (queue[0] && !free.has(queue[0])) queue.shift()
    return queues.flatMap(([first]) => first ?? []).toSorted((one, other) => one.block - other.block)[0]
  }
  match(({ raw }) => [raw])
  match(({ programs }) => programs.map(({ code }) => code))
  match(() => [''])
  for (const { block } of former) if (!matches.has(block)) matches.set(block, null)
  return matches
}

/** The blocks with each key, in their order. */
function blocksByKey(
  blocks: Iterable<ProgramBlock>,
  keysOf: (block: ProgramBlock) => readonly string[],
): ReadonlyMap<string, ProgramBlock[]> {
  const byKey = new Map<string, ProgramBlock[]>()
  for (const block of blocks)
    for (const key of new Set(keysOf(block))) {
      const known = byKey.get(key)
      if (known) known.push(block)
      else byKey.set(key, [block])
    }
  return byKey
}
