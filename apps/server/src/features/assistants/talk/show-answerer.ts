import type { Conversation } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { perDayOf } from '../use/routes.ts'
import { isSwitchedOn } from '../use/switches.ts'
import { questionsLeft } from '../use/uses.ts'
import type { Pair } from './open-answer.ts'

/** Who answers this person's next question, and how many they may still ask today. */
export async function showAnswerer(
  { database, config, languageModel }: Context,
  { userId, assistant }: Pair,
): Promise<Conversation['answerer']> {
  const perDay = perDayOf(config, assistant)
  const [isOn, left] = await Promise.all([
    isSwitchedOn(database, assistant),
    questionsLeft(database, { userId, assistant, perDay }),
  ])
  return { isOn, isOffline: languageModel === null, left }
}
