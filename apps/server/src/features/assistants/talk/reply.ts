import type { Evidence, ReplyEnd } from '@codedojo/contract'

/** Metadata of an answer. */
export interface AnswerFacts {
  /** Hint level; null if the answer is no hint. */
  readonly level: number | null
  readonly used: readonly Evidence[]
}

/** Pieces of an answer, in order: `about` first and once. `instead` replaces all text before it. */
export type ReplyPiece =
  | ({ readonly kind: 'about' } & AnswerFacts)
  | { readonly kind: 'text' | 'instead'; readonly text: string }
  | { readonly kind: 'checking' }

export interface ReplyDone extends AnswerFacts {
  readonly end: Extract<ReplyEnd, 'whole' | 'cut' | 'withheld'>
  /** null if the provider did not report it, or no model was asked. */
  readonly promptTokens: number | null
  readonly replyTokens: number | null
}

/** An answer as it is generated. An exception is a failure, unless the person has disconnected. */
export type Reply = AsyncGenerator<ReplyPiece, ReplyDone>

/** A complete answer of the embedded coach, as one piece. */
export async function* coachReply({ text, level, used }: AnswerFacts & { readonly text: string }): Reply {
  yield { kind: 'about', level, used }
  yield { kind: 'text', text }
  return { end: 'whole', level, used, promptTokens: null, replyTokens: null }
}
