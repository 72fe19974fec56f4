import type { ChatRole, Evidence, ReplyEnd } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Pair } from './open-answer.ts'

const { chatMessage, conversation } = schema

/** An answer that was not renewed for so long is lost with its server: four renewals, so that a slow one is not taken for dead. */
export const leaseSeconds = 20

/** An answer that some server is writing now. By the clock of the database, which is the same for all. */
export const isLiveAnswer = and(
  eq(chatMessage.role, 'model'),
  isNull(chatMessage.end),
  sql`${chatMessage.at} > now() - make_interval(secs => ${leaseSeconds})`,
)

export function matchesPair({ userId, assistant, problemId }: Pair): SQL | undefined {
  return and(
    eq(conversation.userId, userId),
    eq(conversation.assistant, assistant),
    problemId === null ? isNull(conversation.problemId) : eq(conversation.problemId, problemId),
  )
}

/** null: they have never talked. */
export async function findConversation({ queries }: Database, pair: Pair) {
  const [row] = await queries
    .select({ id: conversation.id, level: conversation.level, clearedAt: conversation.clearedAt })
    .from(conversation)
    .where(matchesPair(pair))
  return row ?? null
}

export interface StoredChatMessage {
  readonly id: string
  readonly role: ChatRole
  readonly text: string
  readonly level: number | null
  readonly used: readonly Evidence[]
  readonly end: ReplyEnd | null
  readonly at: Date
  readonly isLive: boolean
}

/** In the order in which they were said. */
export function readStoredMessages(
  { queries }: Database,
  conversationId: string,
): Promise<StoredChatMessage[]> {
  return queries
    .select({
      id: chatMessage.id,
      role: chatMessage.role,
      text: chatMessage.text,
      level: chatMessage.level,
      used: chatMessage.used,
      end: chatMessage.end,
      at: chatMessage.at,
      isLive: sql<boolean>`${isLiveAnswer}`,
    })
    .from(chatMessage)
    .where(eq(chatMessage.conversationId, conversationId))
    .orderBy(asc(chatMessage.position))
}

export interface EarlierMessage {
  readonly role: ChatRole
  readonly text: string
  readonly used: readonly Evidence[]
  readonly end: ReplyEnd | null
}

export function earlierMessages(tx: Transaction, conversationId: string): Promise<EarlierMessage[]> {
  return tx
    .select({
      role: chatMessage.role,
      text: chatMessage.text,
      used: chatMessage.used,
      end: chatMessage.end,
    })
    .from(chatMessage)
    .where(eq(chatMessage.conversationId, conversationId))
    .orderBy(asc(chatMessage.position))
}
