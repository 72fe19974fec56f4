import { rules } from './rules/all.ts'
import type { AnswerToJudge } from './rules/rule.ts'

/** The findings of the rules about an answer. Rules that do not apply are left out. */
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
