import { chatAboutEventSchema, chatErrorEventSchema, chatTextEventSchema } from '@codedojo/contract'
import type { z } from 'zod'
import { ApiError, noAnswerError, unreadableAnswerError } from './api-error.ts'
import type { ServerEvent } from './server-events.ts'

export type AnswerAbout = z.infer<typeof chatAboutEventSchema>

/** An event in the stream of an assistant's answer. */
export type AnswerEvent =
  | { readonly kind: 'about'; readonly about: AnswerAbout }
  | { readonly kind: 'text'; readonly text: string }
  /** Replaces all text that came before it. */
  | { readonly kind: 'instead'; readonly text: string }
  /** The code of the answer is being judged; ends with the next text. */
  | { readonly kind: 'checking' }

/**
 * Parses the events of an answer until its end. Throws `ApiError` with the server's message when the answer failed, and with
 * `noConnectionMessage` when the stream broke off.
 */
export async function* readAnswerEvents(events: AsyncIterable<ServerEvent>): AsyncGenerator<AnswerEvent> {
  for await (const { name, text } of events) {
    switch (name) {
      case 'done':
        return
      case 'error':
        throw failureOf(text)
      case 'about':
        yield { kind: 'about', about: parsed(chatAboutEventSchema, text) }
        break
      case 'message':
        yield { kind: 'text', text: parsed(chatTextEventSchema, text).text }
        break
      case 'instead':
        yield { kind: 'instead', text: parsed(chatTextEventSchema, text).text }
        break
      case 'checking':
        yield { kind: 'checking' }
    }
  }
  throw noAnswerError(new Error('The stream ended before the answer.'))
}

/** An error in the middle of a stream has no HTTP status: 200 was sent before. */
function failureOf(text: string): ApiError {
  return new ApiError({ status: 200, ...parsed(chatErrorEventSchema, text) })
}

function parsed<S extends z.ZodType>(schema: S, text: string): z.infer<S> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw unreadableAnswerError(200, cause)
  }
}
