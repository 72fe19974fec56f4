import { schema } from '@codedojo/db'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { ExportOwner, ExportPart } from '../export-part.ts'
import { iterateInBatches } from '../iterate-in-batches.ts'
import { jsonFile, jsonListFile } from '../json-file.ts'
import { findProblemName } from '../problem-names.ts'

const { assistantUse, chatMessage, conversation } = schema

const columns = {
  id: conversation.id,
  assistant: conversation.assistant,
  problemId: conversation.problemId,
  createdAt: conversation.createdAt,
  clearedAt: conversation.clearedAt,
  level: conversation.level,
  shownCode: conversation.shownCode,
}
type Conversation = Pick<typeof conversation.$inferSelect, keyof typeof columns>

export const conversationsPart: ExportPart = {
  place: 'conversations/',
  about: 'what you and the assistants said to each other; uses.json lists each question and who answered it',
  holds: ['conversation.user_id', 'chat_message.conversation_id', 'assistant_use.user_id'],
  entries: async (owner) => {
    const { database, userId, problems } = owner
    const rows = await database.queries
      .select(columns)
      .from(conversation)
      .where(eq(conversation.userId, userId))
      .orderBy(asc(conversation.createdAt))
    return [
      jsonListFile('conversations/uses.json', () => usesOf(owner)),
      ...rows.map((row) => {
        const about = row.problemId === null ? '' : `-${findProblemName(problems, row.problemId).folder}`
        return jsonFile(`conversations/${row.assistant}${about}.json`, () => readConversation(owner, row))
      }),
    ]
  },
}

async function readConversation({ database, problems }: ExportOwner, { id, ...row }: Conversation) {
  const messages = await database.queries
    .select({
      role: chatMessage.role,
      text: chatMessage.text,
      level: chatMessage.level,
      used: chatMessage.used,
      end: chatMessage.end,
      at: chatMessage.at,
    })
    .from(chatMessage)
    .where(eq(chatMessage.conversationId, id))
    .orderBy(asc(chatMessage.position))
  return { ...row, problem: findProblemName(problems, row.problemId).title, messages }
}

function usesOf({ database, userId }: ExportOwner) {
  return iterateInBatches(({ after, limit }) =>
    database.queries
      .select({
        id: assistantUse.id,
        at: assistantUse.at,
        assistant: assistantUse.assistant,
        problemId: assistantUse.problemId,
        language: assistantUse.language,
        provider: assistantUse.provider,
        model: assistantUse.model,
        promptTokens: assistantUse.promptTokens,
        replyTokens: assistantUse.replyTokens,
        end: assistantUse.end,
      })
      .from(assistantUse)
      .where(and(eq(assistantUse.userId, userId), after === null ? undefined : gt(assistantUse.id, after)))
      .orderBy(asc(assistantUse.id))
      .limit(limit),
  )
}
