import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'

const outgoingSchema = z.object({
  /** By which the server knows a repetition. */
  key: z.string(),
  text: z.string(),
  /** Ids of the people who are named in it. */
  mentions: z.array(z.string()),
  /** ISO 8601. */
  at: z.string(),
  /** Why the server did not take it; null: it has not answered yet. */
  refusal: z.string().nullable(),
})
/** A message that the server has not acknowledged. */
export type Outgoing = z.infer<typeof outgoingSchema>

const storedSchema = z.array(outgoingSchema)

interface Owner {
  readonly userId: string
  readonly room: string
}

const keyOf = ({ userId, room }: Owner) => `codedojo.room-outbox.${userId}.${room}`

/** Of this tab, so that two tabs do not send the same; lives through a reload. */
export function storedOutbox(owner: Owner): readonly Outgoing[] {
  return readStored(sessionStorage, keyOf(owner), storedSchema, [])
}

export function storeOutbox(owner: Owner, outbox: readonly Outgoing[]): void {
  if (outbox.length > 0) writeStored(sessionStorage, keyOf(owner), outbox)
  else sessionStorage.removeItem(keyOf(owner))
}

/** The first that is to be sent; null: none waits. */
export function nextOf(outbox: readonly Outgoing[]): Outgoing | null {
  return outbox.find(({ refusal }) => refusal === null) ?? null
}

export function withoutMessage(outbox: readonly Outgoing[], key: string): readonly Outgoing[] {
  return outbox.filter((each) => each.key !== key)
}

export function markRefused(outbox: readonly Outgoing[], key: string, refusal: string): readonly Outgoing[] {
  return outbox.map((each) => (each.key === key ? { ...each, refusal } : each))
}

/** Back to waiting, behind those that already wait, as it will be sent after them. */
export function markForRetry(outbox: readonly Outgoing[], key: string): readonly Outgoing[] {
  const again = outbox.filter((each) => each.key === key).map((each) => ({ ...each, refusal: null }))
  return [...withoutMessage(outbox, key), ...again]
}

/** Every refused one back to waiting, behind those that already wait. */
export function markAllForRetry(outbox: readonly Outgoing[]): readonly Outgoing[] {
  const waiting = outbox.filter(({ refusal }) => refusal === null)
  const again = outbox.filter(({ refusal }) => refusal !== null).map((each) => ({ ...each, refusal: null }))
  return [...waiting, ...again]
}
