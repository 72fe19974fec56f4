import { rules } from './rules/all.ts'
import type { AnswerToJudge } from './rules/rule.ts'

/** What a rule says of an answer; a rule that does not apply says nothing. */
export interface Ruling {
  readonly rule: string
  /** null if the answer keeps the rule. */
  readonly fault: string | null
}

/** Judges an answer by every rule that applies to it. */
export function judgeAnswer(answer: AnswerToJudge): Ruling[] {
  return rules
    .filter((rule) => rule.appliesTo(answer))
    .map((rule) => ({ rule: rule.name, fault: rule.faultOf(answer) }))
}
