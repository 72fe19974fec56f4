import type { Language, User } from '@codedojo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { makeEventStreams } from '../../../http/event-streams.ts'
import { endOnAccessChange } from '../../accounts/index.ts'
import { dailyQuotaOf } from '../usage/routes.ts'
import { type ConversationKey, type OpenAnswer, openAnswer } from './open-answer.ts'
import type { Reply } from './reply.ts'
import { streamAnswer } from './stream-answer.ts'

export interface AnswerRequest {
  readonly pair: ConversationKey
  readonly message: string
  /** Language of the code in the editor; null if the question is not about code. */
  readonly language: Language | null
  readonly user: User
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Loads the facts and starts the reply. */
  readonly begin: (opened: OpenAnswer, signal: AbortSignal) => Promise<Reply>
}

export type AnswerQuestion = (question: AnswerRequest) => Promise<FastifyReply>

/**
 * Answers questions with event streams. A stream ends with its answer, when its page disconnects, or when the person's
 * access ends. A stopping server first lets the answers be stored. Throws `assistant_busy` and `too_many_requests`
 * before a stream begins.
 */
export function answerQuestions(app: FastifyInstance, context: Context): AnswerQuestion {
  const streams = makeEventStreams(app)
  const given = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(given)
  })

  return async ({ pair, message, language, user, request, reply, begin }) => {
    const { assistant, problemId } = pair
    const use = {
      ...{ userId: user._id, assistant, problemId, language },
      provider: context.languageModel?.kind ?? ('coach' as const),
      model: context.languageModel?.model ?? '',
      perDay: dailyQuotaOf(context.config, assistant),
    }
    const opened = await openAnswer(context.database, { pair, message, use })
    const stream = streams.start(reply)
    const unwatch = endOnAccessChange(context, { request, user, end: stream.end })
    const answer = streamAnswer(context, {
      ...{ assistant, opened, stream, log: request.log },
      reply: (signal) => begin(opened, signal),
    }).finally(() => {
      unwatch()
      given.delete(answer)
    })
    given.add(answer)
    return reply
  }
}
