import type { ResponseOf, RoomMessage, roomMessages } from '@codedojo/contract'

type Answer = ResponseOf<typeof roomMessages>

/**
 * The messages of a room that this page has, as an immutable state.
 *
 * How it works: each change of a room (message sent, edited or removed) has the next number, its revision. Live events
 * deliver changes in any order, possibly twice or never; server responses deliver whole ranges, possibly outdated on
 * arrival. Of each message the highest revision is kept. `revision` advances only over known changes, so that gaps are
 * detected, and the changes after `revision` are requested.
 */
export interface RoomLog {
  /** Messages by position. Also contains messages before `from`, because a pending response may lack their last change. */
  readonly known: ReadonlyMap<number, RoomMessage>
  /** All messages from this position on are known; null before anything is loaded. */
  readonly from: number | null
  /** Revision at which the log started; earlier changes to older messages were not received. */
  readonly begunAt: number
  /** All changes from `begunAt` up to this revision are known. */
  readonly revision: number
  /** Known revisions after a gap. */
  readonly ahead: ReadonlySet<number>
}

export const emptyLog: RoomLog = { known: new Map(), from: null, begunAt: 0, revision: 0, ahead: new Set() }

/** The shown messages in order. */
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

/** Starts the log with the latest messages, or restarts it when too many changes were missed; an outdated response is ignored. */
export function withLatest(log: RoomLog, answer: Answer): RoomLog {
  if (log.from !== null && answer.revision < log.revision) return log
  const begun = { from: firstOf(answer), begunAt: answer.revision }
  return seenUpTo({ ...log, ...begun, known: merged(log.known, answer.messages) }, answer.revision)
}

/** Adds the messages before a position, unless the log was restarted since the request. */
export function withOlder(log: RoomLog, { before, answer }: { before: number; answer: Answer }): RoomLog {
  if (log.from !== before || answer.revision < log.begunAt) return log
  return { ...log, from: firstOf(answer), known: merged(log.known, answer.messages) }
}

/** Adds the messages that changed after a revision, or the first of them when there are more. */
export function withSince(log: RoomLog, answer: Answer): RoomLog {
  const last = answer.messages.at(-1)?.revision ?? log.revision
  return seenUpTo(
    { ...log, known: merged(log.known, answer.messages) },
    answer.hasMore ? last : answer.revision,
  )
}

/** Adds one change, from a live event or as the response to an own action. */
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

/**
 * Returns the newer version of a message. Of one revision, the version with more code wins: the server withholds code until the
 * problem is solved.
 */
function newerOf(one: RoomMessage, other: RoomMessage): RoomMessage {
  const isNewer =
    other.revision > one.revision ||
    (other.revision === one.revision && other.foldedBlocks < one.foldedBlocks)
  const [newer, older] = isNewer ? [other, one] : [one, other]
  return newer.key === null && older.key !== null ? { ...newer, key: older.key } : newer
}
