import { chatLimits, type Evidence, type ReplyEnd } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { ConversationKey, OpenAnswer } from './open-answer.ts'
import { lockConversation, refuseConcurrentAnswer } from './open-answer.ts'

const { chatMessage, conversation, user } = schema

export interface EndedAnswer {
  readonly text: string
  readonly level: number | null
  readonly used: readonly Evidence[]
  readonly end: ReplyEnd
}

/**
 * Stores an answer as it was shown. Returns false if the answer was already marked as lost, or its person was erased. Clears the
 * conversation when it then has more messages than the maximum, counting the greeting.
 */
export async function endAnswer(
  tx: Transaction,
  { answerId, conversationId }: Pick<OpenAnswer, 'answerId' | 'conversationId'>,
  { text, level, used, end }: EndedAnswer,
): Promise<boolean> {
  const ofConversation = eq(conversation.id, conversationId)
  // Erasing a person locks the person before their data: keep the same lock order here.
  const owner = tx.select({ id: conversation.userId }).from(conversation).where(ofConversation)
  await tx.select({ id: user.id }).from(user).where(eq(user.id, owner)).for('key share')
  await tx.select({ id: conversation.id }).from(conversation).where(ofConversation).for('update')
  const ended = await tx
    .update(chatMessage)
    .set({ text: toStorableText(text), level, used: [...used], end, at: sql`now()` })
    .where(and(eq(chatMessage.id, answerId), isNull(chatMessage.end)))
    .returning({ id: chatMessage.id })
  if (ended.length === 0) return false
  const higher = sql`greatest(${conversation.level}, ${level ?? 0})`
  // After a hint something must be tried before the next level.
  const tries = level === null ? {} : { hasTried: false }
  await tx
    .update(conversation)
    .set({ level: higher, ...tries })
    .where(ofConversation)
  if (1 + (await countMessages(tx, conversationId)) > chatLimits.messages) await clear(tx, conversationId)
  return true
}

/**
 * Deletes the messages of the conversation; the hint level stays. Throws `assistant_busy` while an answer is being
 * written.
 */
export function clearConversation({ queries }: Database, pair: ConversationKey): Promise<void> {
  return queries.transaction(async (tx) => {
    const { id } = await lockConversation(tx, pair)
    await refuseConcurrentAnswer(tx, pair)
    await clear(tx, id)
  })
}

async function clear(tx: Transaction, conversationId: string): Promise<void> {
  await tx.delete(chatMessage).where(eq(chatMessage.conversationId, conversationId))
  await tx.update(conversation).set({ clearedAt: sql`now()` }).where(eq(conversation.id, conversationId))
}

async function countMessages(tx: Transaction, conversationId: string): Promise<number> {
  const [row] = await tx
    .select({ all: count() })
    .from(chatMessage)
    .where(eq(chatMessage.conversationId, conversationId))
  return row?.all ?? 0
}

/** Removes NUL characters and lone surrogates, which PostgreSQL rejects. */
export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
