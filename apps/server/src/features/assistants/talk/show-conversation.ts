import {
  type Assistant,
  assistantFailureSentences,
  assistantNames,
  type ChatMessage,
  resetSentences,
} from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import type { ConversationKey } from './open-answer.ts'
import { findConversation, readStoredMessages, type StoredChatMessage } from './queries.ts'

/**
 * The completed messages of the conversation, after the assistant's greeting, which names the problem if there is one.
 */
export async function showMessages(
  database: Database,
  pair: ConversationKey,
  problemTitle = '',
): Promise<ChatMessage[]> {
  const found = await findConversation(database, pair)
  const kept = found ? await readStoredMessages(database, found.id) : []
  const first = found?.clearedAt ? resetSentences[pair.assistant] : greetings[pair.assistant](problemTitle)
  const at = found?.clearedAt ?? kept[0]?.at ?? new Date()
  return [
    messageOf({ id: 'first', text: first, at }),
    ...kept.filter(({ isLive }) => !isLive).map((one) => shownOf(one, pair.assistant)),
  ]
}

const greetings = {
  ninja: (title) =>
    `Hi, I am ${assistantNames.ninja} 🥷 Stuck on **${title}**? Show me what you have, and I show you the next step, not the answer.`,
  sahayak: () =>
    `Hi, I am ${assistantNames.sahayak}. Ask me how things work here, or about your orders, courses and submissions.`,
} as const satisfies Record<Assistant, (problemTitle: string) => string>

function shownOf(kept: StoredChatMessage, assistant: Assistant): ChatMessage {
  const { id, role, text, level, used, end, at } = kept
  if (role === 'user') return { ...messageOf({ id, text, at }), role }
  // Its server died while writing it.
  if (end === null)
    return { ...messageOf({ id, text: assistantFailureSentences[assistant], at }), end: 'failed' }
  return { ...messageOf({ id, text, at }), level, used: [...used], end }
}

function messageOf({ id, text, at }: { id: string; text: string; at: Date }): ChatMessage {
  const said = { role: 'model', level: null, used: [], end: null } as const
  return { _id: id, parts: [{ text }], at: at.toISOString(), ...said, used: [] }
}
