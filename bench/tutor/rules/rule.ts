import type { NinjaFacts } from '../../../apps/server/src/features/assistants/ninja/ninja-facts.ts'
import type { Situation } from '../situation.ts'

export interface AnswerToJudge {
  readonly situation: Pick<Situation, 'about' | 'proseLanguage' | 'level'>
  readonly facts: NinjaFacts
  readonly text: string
  /** Whether the guard of the server would keep a part of the text back. */
  readonly isKeptBack: boolean
}

/** One thing that an answer must do, or must not. */
export interface Rule {
  readonly name: string
  readonly appliesTo: (answer: AnswerToJudge) => boolean
  /** Why the answer breaks the rule, in a few words; null if the answer keeps the rule. */
  readonly faultOf: (answer: AnswerToJudge) => string | null
}

/** Whether the learner asked for help with the problem, so that the answer is a hint. */
export function isHint({ situation: { about } }: AnswerToJudge): boolean {
  return about === 'debug' || about === 'solution'
}
