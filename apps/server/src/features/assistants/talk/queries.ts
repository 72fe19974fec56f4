import type { ChatRole, Evidence, ReplyEnd } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ConversationKey } from './open-answer.ts'

const { chatMessage, conversation } = schema

/**
 * Lease of an answer that is being written. Its server is presumed dead after four missed renewals, so that a slow one
 * is not.
 */
export const leaseSeconds = 20

/** True for answers that a server is writing now, by the clock of the database, which all servers share. */
export const isLiveAnswer = and(
  eq(chatMessage.role, 'model'),
  isNull(chatMessage.end),
  sql`${chatMessage.at} > now() - make_interval(secs => ${leaseSeconds})`,
)

export function matchesPair({ userId, assistant, problemId }: ConversationKey): SQL | undefined {
  return and(
    eq(conversation.userId, userId),
    eq(conversation.assistant, assistant),
    problemId === null ? isNull(conversation.problemId) : eq(conversation.problemId, problemId),
  )
}

/** null if there is no conversation yet. */
export async function findConversation({ queries }: Database, pair: ConversationKey) {
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

/** In chronological order. */
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

export function readEarlierMessages(tx: Transaction, conversationId: string): Promise<EarlierMessage[]> {
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
