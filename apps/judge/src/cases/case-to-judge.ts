import type { CaseKind, Comparison } from '@codedojo/contract'

/** One input with what is known of its right output. */
export interface CaseToJudge {
  readonly kind: CaseKind
  readonly input: Uint8Array
  /** null for an input of the learner's own: the reference solution gives the answer, where there is one. */
  readonly answer: Uint8Array | null
  readonly comparison: Comparison
}
