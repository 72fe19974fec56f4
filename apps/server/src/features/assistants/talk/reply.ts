import type { Evidence, ReplyEnd } from '@codedojo/contract'

/** What is known of an answer beside its text. */
export interface AnswerFacts {
  /** Of the hint; null: it is none. */
  readonly level: number | null
  readonly used: readonly Evidence[]
}

/** What comes of an answer, in its order: `about` first, and once. `instead` takes the place of all text before it. */
export type ReplyPiece =
  | ({ readonly kind: 'about' } & AnswerFacts)
  | { readonly kind: 'text' | 'instead'; readonly text: string }
  | { readonly kind: 'checking' }

export interface ReplyDone extends AnswerFacts {
  readonly end: Extract<ReplyEnd, 'whole' | 'cut' | 'withheld'>
  /** null: the provider did not say, or none was asked. */
  readonly promptTokens: number | null
  readonly replyTokens: number | null
}

/** An answer as it is made. Whatever it throws is a failure, unless the person has gone. */
export type Reply = AsyncGenerator<ReplyPiece, ReplyDone>

/** The answer of the embedded coach: there at once. */
export async function* coachReply({ text, level, used }: AnswerFacts & { readonly text: string }): Reply {
  yield { kind: 'about', level, used }
  yield { kind: 'text', text }
  return { end: 'whole', level, used, promptTokens: null, replyTokens: null }
}
