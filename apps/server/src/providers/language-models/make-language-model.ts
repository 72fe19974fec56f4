import type { Config } from '../../config.ts'
import { type AnswerTimeouts, defaultTimeouts } from './answer-connection.ts'
import { makeGemini } from './gemini/make-gemini.ts'
import type { LanguageModel } from './language-model.ts'
import { makeOpenai } from './openai/make-openai.ts'
import { makeModelAnswers } from './service-answer.ts'

/** The configured model; Gemini if both are set. Returns null if none is configured, and the embedded coach answers. */
export function makeLanguageModel(
  { gemini, openai }: Pick<Config, 'gemini' | 'openai'>,
  timeouts: AnswerTimeouts = defaultTimeouts,
): LanguageModel | null {
  if (gemini)
    return { kind: 'gemini', model: gemini.model, ...makeModelAnswers(makeGemini(gemini), timeouts) }
  if (openai)
    return { kind: 'openai', model: openai.model, ...makeModelAnswers(makeOpenai(openai), timeouts) }
  return null
}
