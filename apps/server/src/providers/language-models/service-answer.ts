import { setTimeout as sleep } from 'node:timers/promises'
import { type AnswerTimeouts, openAnswerConnection } from './answer-connection.ts'
import {
  type LanguageModel,
  type ModelEnd,
  ModelError,
  type ModelQuestion,
  type ModelStats,
} from './language-model.ts'
import type { ModelProtocol, ModelRefusal } from './model-protocol.ts'
import { readAnswer } from './read-answer.ts'

/** Transient errors, which are retried. Source: Gemini API, "Error codes"; the same apply to OpenAI. */
const passing: ReadonlySet<number | null> = new Set([429, 500, 503, 504])
const maxRetries = 2

/** Asks a service, with retries while nothing was passed on yet, and records the result. */
export function makeModelAnswers(
  service: ModelProtocol,
  timeouts: AnswerTimeouts,
): Pick<LanguageModel, 'answer' | 'past'> {
  let past: ModelStats = { answeredAt: null, failure: null }
  return {
    past: () => past,
    answer: async function* (question) {
      try {
        const end = yield* askWithRetries(service, question, timeouts)
        past = { ...past, answeredAt: new Date() }
        return end
      } catch (error) {
        if (error instanceof ModelError)
          past = { ...past, failure: { at: new Date(), message: error.message } }
        throw error
      }
    },
  }
}

async function* askWithRetries(
  service: ModelProtocol,
  question: ModelQuestion,
  timeouts: AnswerTimeouts,
): AsyncGenerator<string, ModelEnd> {
  for (let retries = 0; ; retries += 1) {
    let isHandedOn = false
    try {
      using connection = openAnswerConnection(question.signal, timeouts, service.name)
      const pieces = readAnswer(service, question, connection)
      for (;;) {
        const step = await pieces.next()
        if (step.done) return step.value
        isHandedOn = true
        yield step.value
      }
    } catch (error) {
      question.signal.throwIfAborted()
      if (error instanceof ModelError) throw error
      const refusal = service.refusalOf(error)
      const mayHelp = passing.has(refusal.status) && retries < maxRetries && !isHandedOn
      // The package's error is not kept as cause: it contains the question, and may contain address and key.
      if (!mayHelp) throw new ModelError(sentenceOf(service.name, refusal))
    }
    const jitter = 0.5 + Math.random()
    await sleep(timeouts.retryMs * 2 ** retries * jitter, undefined, { signal: question.signal }).catch(() =>
      question.signal.throwIfAborted(),
    )
  }
}

function sentenceOf(name: string, { status, word }: ModelRefusal): string {
  if (status === null && word === null) return `${name} was not reached, or broke off in the middle.`
  return `${name} refused: ${[status, word].filter((part) => part !== null).join(' ')}.`
}
