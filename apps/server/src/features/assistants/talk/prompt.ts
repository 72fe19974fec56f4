import type { Evidence } from '@codedojo/contract'
import type { ModelTurn } from '../../../providers/language-models/index.ts'

/** What a model is asked. */
export interface Prompt {
  readonly system: string
  readonly turns: readonly ModelTurn[]
  /** Exactly what was put into it. */
  readonly used: readonly Evidence[]
}
