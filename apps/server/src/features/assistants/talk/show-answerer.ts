import type { Conversation } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { dailyQuotaOf } from '../usage/routes.ts'
import { isAssistantOn } from '../usage/switches.ts'
import { questionsLeft } from '../usage/usage-records.ts'
import type { ConversationKey } from './open-answer.ts'

/** Who answers this person's next question (model or coach), and the remaining quota of today. */
export async function showAnswerer(
  { database, config, languageModel }: Context,
  { userId, assistant }: ConversationKey,
): Promise<Conversation['answerer']> {
  const perDay = dailyQuotaOf(config, assistant)
  const [isOn, left] = await Promise.all([
    isAssistantOn(database, assistant),
    questionsLeft(database, { userId, assistant, perDay }),
  ])
  return { isOn, isOffline: languageModel === null, left }
}
