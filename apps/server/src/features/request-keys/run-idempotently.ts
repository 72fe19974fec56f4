import { createHash, createHmac } from 'node:crypto'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, lt, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { lockPerson } from '../accounts/index.ts'

const { answeredRequest } = schema

/*
 * How it works
 *   A page generates a request key (idempotency key) per form content, and sends it with every attempt until it gets a
 * response. The first request stores the key in the transaction that creates the item, so that both are committed or
 * neither. A repeated request, even a concurrent one, finds that row, waits until it is committed, creates nothing and
 * gets the same response.
 */

export interface IdempotentRequest {
  readonly userId: string
  /** undefined: the request is not idempotent. */
  readonly requestKey: string | undefined
  /** The whole request, with the kind of item and its place, as JSON. */
  readonly asked: unknown
}

/**
 * Runs `make`, which returns the id of the item it created, unless the key was already used for the same request. Call
 * it first in the transaction, because the checks of `make` may fail once the item exists. Throws `request_key_used`
 * when the key was used for a different request, whose changes would be lost silently; and what `lockPerson` throws.
 */
export async function runIdempotently(
  tx: Transaction,
  asking: IdempotentRequest,
  make: () => Promise<string>,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { userId, requestKey } = asking
  if (requestKey === undefined) return { id: await make(), isNew: true }
  await lockPerson(tx, userId)
  const row = { userId, keyHash: hashOf(requestKey), askedHash: askedHashOf(requestKey, asking.asked) }
  const claimed = await tx
    .insert(answeredRequest)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: answeredRequest.userId })
  if (claimed.length === 0) {
    const id = await findPreviousResult(tx, asking)
    if (id === null) throw new Error('A request key is gone in the moment in which it was met.')
    return { id, isNew: false }
  }
  const id = await make()
  await tx.update(answeredRequest).set({ madeId: id }).where(isKey(row))
  return { id, isNew: true }
}

/** The id of the item created under the key; null if none. Throws `request_key_used`. */
export async function findPreviousResult(
  queries: Queries | Transaction,
  { userId, requestKey, asked }: IdempotentRequest,
): Promise<string | null> {
  if (requestKey === undefined) return null
  const [row] = await queries
    .select({ madeId: answeredRequest.madeId, askedHash: answeredRequest.askedHash })
    .from(answeredRequest)
    .where(isKey({ userId, keyHash: hashOf(requestKey) }))
  if (!row) return null
  if (row.askedHash.equals(askedHashOf(requestKey, asked))) return row.madeId
  throw new AppError(
    'request_key_used',
    'What you sent first has arrived, only its answer got lost. What you have changed since is not in it: change it there, or send this as a new one by pressing again.',
  )
}

/** Deletes keys that no form can send any more: form drafts are kept for two months. */
export async function sweepAnsweredRequests({ queries }: Database): Promise<void> {
  await queries.delete(answeredRequest).where(lt(answeredRequest.at, sql`now() - interval '61 days'`))
}

function isKey({ userId, keyHash }: { readonly userId: string; readonly keyHash: Buffer }) {
  return and(eq(answeredRequest.userId, userId), eq(answeredRequest.keyHash, keyHash))
}

function hashOf(requestKey: string): Buffer {
  return createHash('sha256').update(requestKey).digest()
}

function askedHashOf(requestKey: string, asked: unknown): Buffer {
  return createHmac('sha256', requestKey).update(JSON.stringify(asked)).digest()
}
