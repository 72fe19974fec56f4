import type { ResponseOf, RoomMessage, roomMessages } from '@codedojo/contract'

type Answer = ResponseOf<typeof roomMessages>

/**
 * What this page knows of a room's messages.
 *
 * How it works: each change of a room (sent, edited, removed) has the next number, its revision. Live events bring changes in any
 * order, some twice, some never; answers of the server bring whole stretches, perhaps older than what is known by then. Of each
 * message the highest revision stays. `revision` only passes a number once its change is known, so a hole shows itself, and what
 * came after `revision` is asked for.
 */
export interface RoomLog {
  /** By position. Also messages before `from`: an answer that is on its way may not hold their last change. */
  readonly known: ReadonlyMap<number, RoomMessage>
  /** Every message from this position on is here; null: nothing was read yet. */
  readonly from: number | null
  /** As of this change the log began: what happened to earlier messages before it was not told. */
  readonly begunAt: number
  /** Every change from there up to this one is here. */
  readonly revision: number
  /** Changes that came although one before them is missing. */
  readonly ahead: ReadonlySet<number>
}

export const emptyLog: RoomLog = { known: new Map(), from: null, begunAt: 0, revision: 0, ahead: new Set() }

/** The messages that are shown, in their order. */
export function messagesOf({ known, from }: RoomLog): RoomMessage[] {
  if (from === null) return []
  return [...known.values()]
    .filter(({ position }) => position >= from)
    .toSorted((one, other) => one.position - other.position)
}

/** Whether a change is known to be missing. */
export function isBehind({ ahead }: RoomLog): boolean {
  return ahead.size > 0
}

export function hasOlder({ from }: RoomLog): boolean {
  return from !== null && from > 1
}

/** Begins with the last messages, or begins anew with them when too much was missed; an outdated answer changes nothing. */
export function withLatest(log: RoomLog, answer: Answer): RoomLog {
  if (log.from !== null && answer.revision < log.revision) return log
  const begun = { from: firstOf(answer), begunAt: answer.revision }
  return seenUpTo({ ...log, ...begun, known: merged(log.known, answer.messages) }, answer.revision)
}

/** Adds the messages before a position, unless the log has begun anew since they were read. */
export function withOlder(log: RoomLog, { before, answer }: { before: number; answer: Answer }): RoomLog {
  if (log.from !== before || answer.revision < log.begunAt) return log
  return { ...log, from: firstOf(answer), known: merged(log.known, answer.messages) }
}

/** Adds every message that changed after a revision of the log, or the first of them when there are more. */
export function withSince(log: RoomLog, answer: Answer): RoomLog {
  const last = answer.messages.at(-1)?.revision ?? log.revision
  return seenUpTo(
    { ...log, known: merged(log.known, answer.messages) },
    answer.hasMore ? last : answer.revision,
  )
}

/** Adds one change, as it was told live or as the answer to an own act. */
export function withChange(log: RoomLog, message: RoomMessage): RoomLog {
  const known = merged(log.known, [message])
  if (message.revision <= log.revision) return { ...log, known }
  return seenUpTo({ ...log, known, ahead: new Set(log.ahead).add(message.revision) }, log.revision)
}

function firstOf({ messages, hasMore }: Answer): number {
  return hasMore ? Math.min(...messages.map(({ position }) => position)) : 1
}

function seenUpTo(log: RoomLog, seen: number): RoomLog {
  let revision = Math.max(log.revision, seen)
  while (log.ahead.has(revision + 1)) revision += 1
  return { ...log, revision, ahead: new Set([...log.ahead].filter((each) => each > revision)) }
}

function merged(known: RoomLog['known'], messages: readonly RoomMessage[]): Map<number, RoomMessage> {
  const all = new Map(known)
  for (const message of messages) {
    const before = all.get(message.position)
    all.set(message.position, before ? newerOf(before, message) : message)
  }
  return all
}

/** The same change may be told once with its code folded and once, after the problem was solved, with all of it. */
function newerOf(one: RoomMessage, other: RoomMessage): RoomMessage {
  const isNewer =
    other.revision > one.revision ||
    (other.revision === one.revision && other.foldedBlocks < one.foldedBlocks)
  const [newer, older] = isNewer ? [other, one] : [one, other]
  return newer.key === null && older.key !== null ? { ...newer, key: older.key } : newer
}
