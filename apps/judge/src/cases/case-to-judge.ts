import type { CaseKind, Comparison } from '@codedojo/contract'
import type { InputFlags } from '@codedojo/problem-package'
import type { CaseScoreRule } from '../validators/case-score.ts'

/** A test input and the expected answer, if there is one. */
export interface CaseToJudge {
  readonly kind: CaseKind
  readonly input: Uint8Array
  /** null for a custom input; the reference solution, if any, produces the answer. */
  readonly answer: Uint8Array | null
  readonly comparison: Comparison
  /** Extra arguments for custom output validators. */
  readonly validatorFlags?: readonly string[]
  /** Arguments for input validators, which check custom inputs. */
  readonly inputFlags?: InputFlags
  /** The points of the case in a problem with points; absent elsewhere, where validators have no say about points. */
  readonly points?: CaseScoreRule['points']
  /** Keeps the whole output, because the job asks for it (see the job kind `outputs`). */
  readonly keepsOutput?: true
}
