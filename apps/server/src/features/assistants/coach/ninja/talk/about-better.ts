import type { CoachAnswer, NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { aboutComplexity } from './about-complexity.ts'
import { plainAnswer } from './plain-answer.ts'
import { solutionsText } from './solutions-text.ts'

/** For Accepted code: its time complexity compared with the limits, and where to find other solutions. */
export function aboutBetter(facts: NinjaFacts): CoachAnswer {
  const { lastWork } = facts
  const grown = aboutComplexity(facts)
  const judged = lastWork
    ? `Your submission is **Accepted**, with ${Math.round(lastWork.runtimeMs)}\u00a0ms for the slowest case; the limit is ${facts.problem.timeLimitMs / 1000}\u00a0s. It is good enough for the judge.`
    : ''
  return plainAnswer([judged, grown.text, solutionsText(facts)].filter((part) => part !== '').join('\n\n'), [
    { kind: 'verdict', status: 'Accepted' },
    ...grown.used,
  ])
}
