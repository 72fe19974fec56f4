import { type Assistant, assistantFailureSentences, type chatAboutEventSchema } from '@codedojo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { EventStream } from '../../../http/event-streams.ts'
import { closeUsageRecord, longestAnswerMs } from '../usage/usage-records.ts'
import { type EndedAnswer, endAnswer } from './end-answer.ts'
import { type OpenAnswer, renewAnswer } from './open-answer.ts'
import type { AnswerFacts, Reply, ReplyDone } from './reply.ts'

/** Renewal interval: a fifth of the time after which an answer counts as lost. */
const renewMs = 4000

export interface AnswerRequest {
  readonly assistant: Assistant
  readonly opened: OpenAnswer
  readonly stream: EventStream
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Loads the facts and starts the reply. */
  readonly reply: (signal: AbortSignal) => Promise<Reply>
}

/**
 * Streams an answer as it is generated, and stores it as it was shown. Never throws: errors are sent as events and
 * stored as well.
 */
export async function streamAnswer(context: Context, answering: AnswerRequest): Promise<void> {
  const { assistant, stream } = answering
  const ended = await tellAnswer(context, answering)
  const isKept = await keepAnswer(context, answering, ended)
  // Sent after storing, so that whoever reads the conversation next finds the answer in it.
  if (isKept && ended.end !== 'failed') stream.write({}, 'done')
  else stream.write({ code: 'assistant_failed', message: assistantFailureSentences[assistant] }, 'error')
  stream.end()
}

/** The text that was sent so far. */
interface StreamedSoFar {
  text: string
  about: AnswerFacts
}

type AnswerEnd = EndedAnswer & Partial<Pick<ReplyDone, 'promptTokens' | 'replyTokens'>>

async function tellAnswer(context: Context, answering: AnswerRequest): Promise<AnswerEnd> {
  const { assistant, stream, log } = answering
  const shown: StreamedSoFar = { text: '', about: { level: null, used: [] } }
  const lost = new AbortController()
  const renewal = setInterval(() => renew(context, answering, lost), renewMs)
  try {
    const signal = AbortSignal.any([stream.ended, lost.signal, AbortSignal.timeout(longestAnswerMs)])
    const done = await tellPieces(context, { ...answering, signal, shown })
    return { ...done, text: shown.text }
  } catch (error) {
    const { used } = shown.about
    if (stream.ended.aborted) {
      const level = shown.text === '' ? null : shown.about.level
      return { text: shown.text, level, used, end: 'stopped' }
    }
    log.error({ err: error }, `${assistant} could not answer`)
    return { text: assistantFailureSentences[assistant], level: null, used, end: 'failed' }
  } finally {
    clearInterval(renewal)
  }
}

interface PieceStream extends AnswerRequest {
  readonly signal: AbortSignal
  readonly shown: StreamedSoFar
}

async function tellPieces({ languageModel }: Context, telling: PieceStream): Promise<ReplyDone> {
  const { opened, stream, signal, shown } = telling
  signal.throwIfAborted()
  await using reply = await telling.reply(signal)
  for (;;) {
    const { done, value } = await reply.next()
    signal.throwIfAborted()
    if (done) return value
    switch (value.kind) {
      case 'about': {
        const { level, used } = value
        shown.about = { level, used }
        const isOffline = languageModel === null
        const about = { messageId: opened.answerId, level, used: [...used], isOffline }
        stream.write(about satisfies z.input<typeof chatAboutEventSchema>, 'about')
        break
      }
      case 'text':
        shown.text += value.text
        stream.write({ text: value.text })
        break
      case 'instead':
        shown.text = value.text
        stream.write({ text: value.text }, 'instead')
        break
      case 'checking':
        stream.write({}, 'checking')
    }
  }
}

/** A short outage of the database does not end the answer; it counts as lost only after the lease has expired. */
function renew({ database }: Context, { opened, log }: AnswerRequest, lost: AbortController): void {
  renewAnswer(database, opened.answerId).then(
    (isThere) =>
      !isThere && lost.abort(new Error('The answer was given up for lost, or its person is gone.')),
    (error: unknown) => log.error({ err: error }, 'the lease of an answer could not be renewed'),
  )
}

/** Stores the answer. Returns false if it was already marked as lost, or the database is unavailable, so that it soon will be. */
async function keepAnswer(
  { database, config }: Context,
  { opened, log }: AnswerRequest,
  { promptTokens = null, replyTokens = null, ...ended }: AnswerEnd,
): Promise<boolean> {
  try {
    const use = { end: ended.end, promptTokens, replyTokens, prices: config.tokenPrices }
    return await database.queries.transaction(async (tx) => {
      const isKept = await endAnswer(tx, opened, ended)
      await closeUsageRecord({ queries: tx }, opened.useId, use)
      return isKept
    })
  } catch (error) {
    log.error({ err: error }, 'an answer could not be stored')
    return false
  }
}
