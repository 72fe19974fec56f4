import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'

const outgoingSchema = z.object({
  /** Idempotency key, by which the server recognizes a repetition. */
  key: z.string(),
  text: z.string(),
  /** Ids of the mentioned people. */
  mentions: z.array(z.string()),
  /** ISO 8601. */
  at: z.string(),
  /** Why the server rejected the message; null if not answered yet. */
  refusal: z.string().nullable(),
})
/** A message that the server has not acknowledged. */
export type OutgoingMessage = z.infer<typeof outgoingSchema>

const storedSchema = z.array(outgoingSchema)

interface Owner {
  readonly userId: string
  readonly room: string
}

const keyOf = ({ userId, room }: Owner) => `codedojo.room-outbox.${userId}.${room}`

/** Stored in `sessionStorage`: it survives a reload, and two tabs do not send the same messages. */
export function storedOutbox(owner: Owner): readonly OutgoingMessage[] {
  return readStored(sessionStorage, keyOf(owner), storedSchema, [])
}

export function storeOutbox(owner: Owner, outbox: readonly OutgoingMessage[]): void {
  if (outbox.length > 0) writeStored(sessionStorage, keyOf(owner), outbox)
  else sessionStorage.removeItem(keyOf(owner))
}

/** The next message to send; null if none. */
export function nextUnsent(outbox: readonly OutgoingMessage[]): OutgoingMessage | null {
  return outbox.find(({ refusal }) => refusal === null) ?? null
}

export function withoutMessage(outbox: readonly OutgoingMessage[], key: string): readonly OutgoingMessage[] {
  return outbox.filter((each) => each.key !== key)
}

export function markRefused(
  outbox: readonly OutgoingMessage[],
  key: string,
  refusal: string,
): readonly OutgoingMessage[] {
  return outbox.map((each) => (each.key === key ? { ...each, refusal } : each))
}

/** Marks a rejected message for another attempt, and moves it behind the waiting ones, because it will be sent after them. */
export function requeueRefused(outbox: readonly OutgoingMessage[], key: string): readonly OutgoingMessage[] {
  const again = outbox.filter((each) => each.key === key).map((each) => ({ ...each, refusal: null }))
  return [...withoutMessage(outbox, key), ...again]
}

/** Marks all rejected messages for another attempt, behind the waiting ones. */
export function requeueAllRefused(outbox: readonly OutgoingMessage[]): readonly OutgoingMessage[] {
  const waiting = outbox.filter(({ refusal }) => refusal === null)
  const again = outbox.filter(({ refusal }) => refusal !== null).map((each) => ({ ...each, refusal: null }))
  return [...waiting, ...again]
}
