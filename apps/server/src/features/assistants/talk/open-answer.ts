import { type Assistant, assistantFailureSentences, assistantNames } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, count, eq, isNull, max, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../http/app-error.ts'
import { failLostUsageRecords, type NewUsageRecord, openUsageRecord } from '../usage/usage-records.ts'
import { type EarlierMessage, isLiveAnswer, matchesPair, readEarlierMessages } from './queries.ts'

/*
 * How it works: an answer that is being written is a row without an end. Its server renews the lease of the row every
 * few seconds; while the lease is valid, the conversation is busy, on every server. A server that dies stops renewing:
 * the row then counts as a failed answer for every reader, and the next question marks it as failed.
 *
 *     question ──► answer, end null ──renewed…──► end whole | cut | stopped | withheld | failed
 *                        └── not renewed for `leaseSeconds`: failed
 */

const { chatMessage, conversation, user } = schema

/** Identifies a conversation: a person, an assistant and, with Code Ninja, a problem. */
export interface ConversationKey {
  readonly userId: string
  readonly assistant: Assistant
  /** null for Sahayak. */
  readonly problemId: string | null
}

export interface OpenAnswer {
  readonly conversationId: string
  readonly answerId: string
  readonly useId: string
  /** Level of the last hint; 0 before the first one. */
  readonly given: number
  /** Messages before the question, in order. */
  readonly history: readonly EarlierMessage[]
}

export interface AskedQuestion {
  readonly pair: ConversationKey
  readonly message: string
  readonly use: NewUsageRecord
}

/**
 * Stores a question, opens its answer and counts the use. Throws `assistant_busy` while an answer of this conversation,
 * or three of the person, are being written, and `too_many_requests` when the daily quota is used up.
 */
export function openAnswer(
  { queries }: Database,
  { pair, message, use }: AskedQuestion,
): Promise<OpenAnswer> {
  return queries.transaction(async (tx) => {
    // Erasing a person locks the person before their data: keep the same lock order here.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, pair.userId)).for('key share')
    const { id: conversationId, level: given } = await lockConversation(tx, pair)
    await endLostAnswer(tx, pair, conversationId)
    const useId = await openUsageRecord(tx, use)
    await refuseMoreOpen(tx, pair)
    const history = await readEarlierMessages(tx, conversationId)
    const position = await nextPosition(tx, conversationId)
    const answerId = uuidv7()
    await tx.insert(chatMessage).values([
      { id: uuidv7(), conversationId, position, role: 'user', text: message },
      { id: answerId, conversationId, position: position + 1, role: 'model', text: '' },
    ])
    return { conversationId, answerId, useId, given, history }
  })
}

/** Renews the lease of an answer. Returns false if its row is gone, for example because its person was erased. */
export async function renewAnswer({ queries }: Database, answerId: string): Promise<boolean> {
  const renewed = await queries
    .update(chatMessage)
    .set({ at: sql`now()` })
    .where(and(eq(chatMessage.id, answerId), isNull(chatMessage.end)))
    .returning({ id: chatMessage.id })
  return renewed.length > 0
}

/** Locks the row of the conversation until the transaction ends, creating it if necessary. */
export async function lockConversation(tx: Transaction, pair: ConversationKey) {
  await tx
    .insert(conversation)
    .values({ id: uuidv7(), ...pair })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ id: conversation.id, level: conversation.level })
    .from(conversation)
    .where(matchesPair(pair))
    .for('update')
  if (!row) throw new Error('A conversation is gone in the moment in which it was made.')
  return row
}

/** Throws `assistant_busy`. */
export async function refuseConcurrentAnswer(
  queries: Pick<Transaction, 'select'>,
  pair: ConversationKey,
): Promise<void> {
  const [live] = await queries
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(and(matchesPair(pair), isLiveAnswer))
  const message = `${assistantNames[pair.assistant]} is still answering. Stop that answer, or wait for its end.`
  if (live) throw new AppError('assistant_busy', message)
}

/** Concurrent answers per person: each occupies the provider and the server for minutes. */
const maxOpenAnswers = 3

/** Concurrent questions cannot exceed the limit, because `openUsageRecord` serialises them. Throws `assistant_busy`. */
async function refuseMoreOpen(tx: Transaction, { userId }: ConversationKey): Promise<void> {
  const [open] = await tx
    .select({ answers: count() })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(and(eq(conversation.userId, userId), isLiveAnswer))
  if ((open?.answers ?? 0) < maxOpenAnswers) return
  const message = `${maxOpenAnswers} answers are being written for you. Stop one, or wait for its end.`
  throw new AppError('assistant_busy', message)
}

/** Throws `assistant_busy` unless the answer is lost. */
async function endLostAnswer(tx: Transaction, pair: ConversationKey, conversationId: string): Promise<void> {
  await refuseConcurrentAnswer(tx, pair)
  await tx
    .update(chatMessage)
    .set({ end: 'failed', text: assistantFailureSentences[pair.assistant] })
    .where(
      and(
        eq(chatMessage.conversationId, conversationId),
        eq(chatMessage.role, 'model'),
        isNull(chatMessage.end),
      ),
    )
  await failLostUsageRecords(tx, pair)
}

async function nextPosition(tx: Transaction, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(chatMessage.position) })
    .from(chatMessage)
    .where(eq(chatMessage.conversationId, conversationId))
  return (row?.last ?? 0) + 1
}
