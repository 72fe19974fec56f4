import type { Language } from '@codedojo/contract'
import type { ReferenceIndex } from './reference-index.ts'

/** What the guard lets through of an answer, in its order. */
export type GuardedPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** Code of the answer is being judged; nothing comes until that has ended. */
  | { readonly kind: 'checking' }
  /** The code was kept back; `text` says so and stands in its place. */
  | { readonly kind: 'withheld'; readonly text: string }

/** Whether this code is Accepted on all cases of the problem; null: nobody can tell now, which counts as yes. */
export type JudgeCode = (code: string, language: Language, signal: AbortSignal) => Promise<boolean | null>

export interface GuardOptions {
  /** null: this person may see solutions of the problem, and nothing need be judged. */
  readonly judge: JudgeCode | null
  /** That of the editor: code without a named language is tried in it first. */
  readonly language: Language
  /** The reference solutions of the problem: what is one of them but for blanks and comments needs no judging. */
  readonly references: readonly { readonly language: Language; readonly code: string }[]
  /** Solutions of other problems; what this person may see of them, by problem, is let through. */
  readonly others?: { readonly index: ReferenceIndex; readonly open: ReadonlySet<string> }
  /**
   * Programs of the language that a fragment could be put into, such as the starter code and what is in the editor: a function
   * alone can be a full solution, too.
   */
  readonly frames?: readonly { readonly language: Language; readonly code: string }[]
  /** Code that was shown before, the oldest first: what is told in parts is put together again. */
  readonly earlierCode: readonly string[]
  /** Earlier answers that are still there: a reference solution may be spread over their sentences, too. */
  readonly earlierAnswers: readonly string[]
  readonly signal: AbortSignal
}
