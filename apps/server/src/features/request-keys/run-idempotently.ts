import { createHash, createHmac } from 'node:crypto'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, lt, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { lockPerson } from '../accounts/index.ts'

const { answeredRequest } = schema

/*
 * How it works
 *   A page draws a request key for what is typed into a form, and sends it with every press until it has an answer. The first
 *   request writes the key in the transaction that makes the thing, so that neither is there without the other. A repetition, also
 *   one at the same instant, meets that row, waits until it is committed, makes nothing and is answered with the same thing.
 */

export interface IdempotentRequest {
  readonly userId: string
  /** undefined: the caller does not mind whether it happens twice. */
  readonly requestKey: string | undefined
  /** Everything that was asked for, with the kind of thing and where it belongs; JSON. */
  readonly asked: unknown
}

/**
 * Runs `make`, which answers the id of what it made, unless it was made under the same key before. Call it first in the
 * transaction: what `make` checks may no longer hold once the thing is there. Throws `request_key_used` when something else was
 * made under the key: what was changed since would be lost without a word; and as `lockPerson`.
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

/** The id of what was made under the key; null: nothing was. Throws `request_key_used`. */
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

/** Forgets what no form can send any more: drafts are kept for two months. */
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
