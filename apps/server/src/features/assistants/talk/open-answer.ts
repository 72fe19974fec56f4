import { type Assistant, assistantFailureSentences, assistantNames } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, count, eq, isNull, max, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../http/app-error.ts'
import { failLostUsageRecords, type NewUsageRecord, openUsageRecord } from '../usage/usage-records.ts'
import { type EarlierMessage, earlierMessages, isLiveAnswer, matchesPair } from './queries.ts'

/*
 * How it works: an answer that is being written is a row of its own, without an end. Its server renews the row's time every
 * few seconds; while that is young, the pair of person and assistant is busy, on whichever server. A server that dies renews
 * nothing: soon the row counts as an answer that failed, whoever looks at it, and the next question writes that down.
 *
 *     question ──► answer, end null ──renewed…──► end whole | cut | stopped | withheld | failed
 *                        └── not renewed for `leaseSeconds`: failed
 */

const { chatMessage, conversation, user } = schema

/** Whose conversation with whom, and with Code Ninja about which problem. */
export interface Pair {
  readonly userId: string
  readonly assistant: Assistant
  /** null: Sahayak's. */
  readonly problemId: string | null
}

export interface OpenAnswer {
  readonly conversationId: string
  readonly answerId: string
  readonly useId: string
  /** The level of the hint that was given last; 0: none was. */
  readonly given: number
  /** What was said before the question, in its order. */
  readonly history: readonly EarlierMessage[]
}

export interface AskedQuestion {
  readonly pair: Pair
  readonly message: string
  readonly use: NewUsageRecord
}

/**
 * Keeps a question, opens its answer and counts it. Throws `assistant_busy` while another answer of the pair, or three of the person, are written, and
 * `too_many_requests` when the person has asked enough today.
 */
export function openAnswer(
  { queries }: Database,
  { pair, message, use }: AskedQuestion,
): Promise<OpenAnswer> {
  return queries.transaction(async (tx) => {
    // Who erases a person locks them first, and then what is theirs.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, pair.userId)).for('key share')
    const { id: conversationId, level: given } = await lockConversation(tx, pair)
    await endLostAnswer(tx, pair, conversationId)
    const useId = await openUsageRecord(tx, use)
    await refuseMoreOpen(tx, pair)
    const history = await earlierMessages(tx, conversationId)
    const position = await nextPosition(tx, conversationId)
    const answerId = uuidv7()
    await tx.insert(chatMessage).values([
      { id: uuidv7(), conversationId, position, role: 'user', text: message },
      { id: answerId, conversationId, position: position + 1, role: 'model', text: '' },
    ])
    return { conversationId, answerId, useId, given, history }
  })
}

/** Says that the answer is still written; false: it is not there any more, such as after its person was erased. */
export async function renewAnswer({ queries }: Database, answerId: string): Promise<boolean> {
  const renewed = await queries
    .update(chatMessage)
    .set({ at: sql`now()` })
    .where(and(eq(chatMessage.id, answerId), isNull(chatMessage.end)))
    .returning({ id: chatMessage.id })
  return renewed.length > 0
}

/** The row of the pair, made when there is none, and locked until the transaction ends. */
export async function lockConversation(tx: Transaction, pair: Pair) {
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
export async function refuseBusy(queries: Pick<Transaction, 'select'>, pair: Pair): Promise<void> {
  const [live] = await queries
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(and(matchesPair(pair), isLiveAnswer))
  const message = `${assistantNames[pair.assistant]} is still answering. Stop that answer, or wait for its end.`
  if (live) throw new AppError('assistant_busy', message)
}

/** Each takes a place at the provider, and of the server, for minutes. */
const mostOpen = 3

/** Of questions at once no more go through, because `openUsageRecord` takes them one by one. Throws `assistant_busy`. */
async function refuseMoreOpen(tx: Transaction, { userId }: Pair): Promise<void> {
  const [open] = await tx
    .select({ answers: count() })
    .from(chatMessage)
    .innerJoin(conversation, eq(conversation.id, chatMessage.conversationId))
    .where(and(eq(conversation.userId, userId), isLiveAnswer))
  if ((open?.answers ?? 0) < mostOpen) return
  const message = `${mostOpen} answers are being written for you. Stop one, or wait for its end.`
  throw new AppError('assistant_busy', message)
}

/** Throws `assistant_busy` when it is not lost. */
async function endLostAnswer(tx: Transaction, pair: Pair, conversationId: string): Promise<void> {
  await refuseBusy(tx, pair)
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
