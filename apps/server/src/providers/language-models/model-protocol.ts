import type { ModelQuestion } from './language-model.ts'

/** What one event of a service's stream says. */
export interface ServicePiece {
  readonly text: string
  /** null: it goes on. `broken`: by the service's own will, for `reason`. */
  readonly finish: 'whole' | 'cut' | 'broken' | null
  /** A word of the service such as SAFETY; null: it gave none that can be shown. */
  readonly reason: string | null
  /** null: this event does not say. */
  readonly promptTokens: number | null
  readonly replyTokens: number | null
}

/** What a service said in place of an answer. */
export interface EmbeddedRefusal {
  /** Of HTTP; null: it was not reached, or the stream broke. */
  readonly status: number | null
  /** A word of the service such as RESOURCE_EXHAUSTED. Its sentences are left out: they may repeat what was asked. */
  readonly word: string | null
}

/** What differs between services. */
export interface ModelProtocol {
  /** For sentences to the operator. */
  readonly name: string
  /** Sends the question; `signal` closes the connection. */
  readonly ask: (
    question: Pick<ModelQuestion, 'system' | 'turns'>,
    signal: AbortSignal,
  ) => Promise<AsyncIterable<unknown>>
  /** null: it cannot be understood. */
  readonly readEvent: (event: unknown) => ServicePiece | null
  readonly refusalOf: (error: unknown) => EmbeddedRefusal
}

/** Of one answer. A page of text has about 500. */
export const maxReplyTokens = 2048
