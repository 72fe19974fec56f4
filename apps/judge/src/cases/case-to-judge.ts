import type { CaseKind, Comparison } from '@codedojo/contract'
import type { InputFlags } from '@codedojo/problem-package'

/** One input with what is known of its right output. */
export interface CaseToJudge {
  readonly kind: CaseKind
  readonly input: Uint8Array
  /** null for an input of the learner's own: the reference solution gives the answer, where there is one. */
  readonly answer: Uint8Array | null
  readonly comparison: Comparison
  /** What custom output validators are called with besides the files. */
  readonly validatorFlags?: readonly string[]
  /** What input validators are called with, for an input of the learner's own. */
  readonly inputFlags?: InputFlags
  /** True: all that the program prints is kept, because it is what is asked for. */
  readonly keepsOutput?: true
}
