import type { Evidence } from '@codedojo/contract'
import type { ModelTurn } from '../../../providers/language-models/index.ts'

/** The prompt for a model. */
export interface Prompt {
  readonly system: string
  readonly turns: readonly ModelTurn[]
  /** The evidence that the prompt contains. */
  readonly used: readonly Evidence[]
}
