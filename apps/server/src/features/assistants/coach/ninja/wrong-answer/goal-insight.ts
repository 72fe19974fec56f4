import { tokenTextsOf } from '@codedojo/contract'
import type { SeenCase } from '../../../ninja/ninja-facts.ts'
import { findSortRule } from '../code/find-sort-rule.ts'
import { detectGoal, type Goal } from '../statement/detect-goal.ts'
import { hasManyInputItems, searchesBest } from '../statement/searches-best.ts'
import type { StatementParts } from '../statement/split-statement.ts'
import { emphasizedRuleText } from './choice-insights.ts'
import {
  brokeRule,
  countedTooLittle,
  countedTooMuch,
  type InsightText,
  missedBetter,
} from './missed-goals.ts'
import { findModulus } from './remainder-insight.ts'
import { parseInteger, type Recogniser, type WrongAnswerFacts } from './wrong-answer-facts.ts'

/** Explains a single number that is larger or smaller than the wanted minimum, maximum or count. */
export const recogniseMissedGoal: Recogniser = (facts) => {
  const { expectedLine, actualLine, expected, line, value, statement, description } = facts
  // A remainder is neither larger nor smaller than it should be.
  if (findModulus(description) !== null) return null
  const [right, wrong] = [parseInteger(expectedLine[0] ?? null), parseInteger(actualLine[0] ?? null)]
  const goal = goalToTell(facts)
  if (right === null || wrong === null || right === wrong || line !== 1 || value !== 1 || goal === null)
    return null
  // Of several numbers, the first is not necessarily the wanted one.
  const isOne = expected.trim().split(/\s+/).length === 1
  if (!isOne && (goal !== 'count' || !isFirstCounted(statement))) return null
  const isMore = wrong > right
  const by = wrong - right === 1n || right - wrong === 1n ? ', by exactly one' : ''
  const isRefutedBy = (other: SeenCase) => missesOtherwise(other, isMore)
  const insight = goalInsight(goal, { isMore, by, rule: emphasizedRuleText(statement) })
  const isMissed = goal !== 'count' && isMore === (goal === 'least')
  const order = isMissed ? findSortRule(facts.code, facts.language) : null
  return { ...(order === null ? insight : withOrder(insight, order)), isRefutedBy }
}

/** null if the number is calculated rather than chosen or counted, because then nothing can be left out. */
function goalToTell({ problem, statement }: WrongAnswerFacts): Goal | null {
  // In problems that teach basics, "how many points" usually asks for a quantity.
  const goal = detectGoal(searchesBest(problem) ? statement : { ...statement, story: '' })
  return (goal === 'count' ? hasManyInputItems(problem) : searchesBest(problem)) ? goal : null
}

/** "Print two integers: how many … there are, and …": the first of several numbers is a count. */
function isFirstCounted({ output }: StatementParts): boolean {
  const [, list = output] = /^[^:.]*:\s*([\s\S]*)/.exec(output) ?? []
  const [first = ''] = list.split(/,|\band\b|;/, 1)
  return /\bhow many\b|\bnumber of\b/i.test(first)
}

/** A greedy choice in a wrong order gives a wrong result. */
function withOrder(insight: InsightText, line: number): InsightText {
  return {
    ...insight,
    meaning: `${insight.meaning} Line ${line} sorts by a rule of your own: if your program chooses in that order, perhaps another choice is better.`,
    lines: [line],
  }
}

/** The same cause does not make one answer too large and another too small. */
function missesOtherwise(other: SeenCase, isMore: boolean): boolean {
  if (other.status !== 'Wrong Answer') return false
  const [right, wrong] = [other.expected, other.actual].map((text) =>
    parseInteger(tokenTextsOf(text ?? '')[0] ?? null),
  )
  return right != null && wrong != null && right !== wrong && wrong > right !== isMore
}

interface Miss {
  readonly isMore: boolean
  readonly by: string
  readonly rule: string
}

function goalInsight(goal: Goal, { isMore, by, rule }: Miss): InsightText {
  switch (goal) {
    case 'count':
      return isMore ? countedTooMuch(by, rule) : countedTooLittle(by, rule)
    case 'least':
      return isMore ? missedBetter('less', by) : brokeRule('less', by, rule)
    case 'most':
      return isMore ? brokeRule('more', by, rule) : missedBetter('more', by)
  }
}
