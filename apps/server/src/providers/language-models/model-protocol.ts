import type { ModelQuestion } from './language-model.ts'

/** Content of one event of a service's stream. */
export interface ServicePiece {
  readonly text: string
  /** null while the answer continues. `broken`: the service ended it, for `reason`. */
  readonly finish: 'whole' | 'cut' | 'broken' | null
  /** Error code of the service such as SAFETY; null if there is none that can be shown. */
  readonly reason: string | null
  /** null if not in this event. */
  readonly promptTokens: number | null
  readonly replyTokens: number | null
}

/** An error response of a service. */
export interface ModelRefusal {
  /** HTTP status; null if unreachable, or the stream broke. */
  readonly status: number | null
  /**
   * Error code of the service such as RESOURCE_EXHAUSTED. Its message is left out, because it may contain the question.
   */
  readonly word: string | null
}

/** The service-specific part of a language model. */
export interface ModelProtocol {
  /** Display name for messages to the operator. */
  readonly name: string
  /** Sends the question; aborting `signal` closes the connection. */
  readonly ask: (
    question: Pick<ModelQuestion, 'system' | 'turns'>,
    signal: AbortSignal,
  ) => Promise<AsyncIterable<unknown>>
  /** null if the event cannot be parsed. */
  readonly readEvent: (event: unknown) => ServicePiece | null
  readonly refusalOf: (error: unknown) => ModelRefusal
}

/** Token limit of an answer. A page of text has about 500 tokens. */
export const maxReplyTokens = 2048
