import type { Declaration, Language } from '@codedojo/contract'
import type { ReferenceIndex } from './reference-index.ts'

/** A piece of an answer that has passed the guard, in order. */
export type GuardedPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** Code of the answer is being judged; nothing is sent until that has ended. */
  | { readonly kind: 'checking' }
  /** Code was withheld; `text` says so in its place. */
  | { readonly kind: 'withheld'; readonly text: string }

/**
 * Whether this code is Accepted on all cases of the problem; null if the code could not be judged, which counts as Accepted.
 */
export type JudgeCode = (code: string, language: Language, signal: AbortSignal) => Promise<boolean | null>

export interface GuardOptions {
  /** null if this person may see the solutions of the problem, so nothing is judged. */
  readonly judge: JudgeCode | null
  /** The language of the editor; code without a named language is tried in it first. */
  readonly language: Language
  /**
   * Reference solutions of the problem: code that equals one, apart from whitespace and comments, is withheld without
   * judging.
   */
  readonly references: readonly { readonly language: Language; readonly code: string }[]
  /** Solutions of other problems; those that this person may see, by problem, are let through. */
  readonly others?: { readonly index: ReferenceIndex; readonly open: ReadonlySet<string> }
  /**
   * Programs that a fragment could be inserted into, such as the starter code and the code in the editor: a single
   * function can be a full solution.
   */
  readonly frames?: readonly { readonly language: Language; readonly code: string }[]
  /** The function that learners may write in place of a program; absent if they write whole programs only. */
  readonly declaration?: Declaration | undefined
  /** Code that was shown before, oldest first, so that a solution given in parts is recognised. */
  readonly earlierCode: readonly string[]
  /** Earlier answers of the conversation: a reference solution may be spread over their sentences, too. */
  readonly earlierAnswers: readonly string[]
  readonly signal: AbortSignal
}
