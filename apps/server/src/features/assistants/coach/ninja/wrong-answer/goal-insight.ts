import { tokenTextsOf } from '@codedojo/contract'
import type { SeenCase } from '../../../ninja/ninja-facts.ts'
import { shortenText } from '../../shorten-text.ts'
import { detectGoal, type Goal } from '../statement/detect-goal.ts'
import { findGoalSentence } from '../statement/find-emphasized-rules.ts'
import type { StatementParts } from '../statement/split-statement.ts'
import { emphasizedRuleText } from './choice-insights.ts'
import { type Comparison, type Insight, parseInteger, type Recogniser } from './comparison.ts'
import { findModulus } from './number-insights.ts'
import { findWrongPositions, positionsText } from './position-insights.ts'
import { findSortRule } from './reach-insights.ts'

const stretch = /\b(?:period|interval|segment|stretch|subarray|substring|window|range)\b/i

/** The two ends of an interval that should be the longest or shortest one. */
export const recogniseWrongInterval: Recogniser = ({ expectedLine, actualLine, statement }) => {
  const goal = detectGoal(statement)
  const right = lengthOf(expectedLine)
  const wrong = lengthOf(actualLine)
  if (right === null || wrong === null || right === wrong || !stretch.test(statement.output)) return null
  if (goal !== 'most' && goal !== 'least') return null
  const isBetter = goal === 'most' ? wrong > right : wrong < right
  const lengths = `Taken as two ends, from ${actualLine[0]} to ${actualLine[1]} is ${wrong}, and the right one is ${right}.`
  const insight = isBetter ? brokeRule(wordOf[goal], '', '') : missedBetter(wordOf[goal], '')
  const isNoInterval = ({ expected }: SeenCase) => {
    const line = tokenTextsOf(expected ?? '')
    return line.length === 2 && line.every((text) => parseInteger(text) !== null) && lengthOf(line) === null
  }
  return { ...insight, meaning: `${lengths} ${insight.meaning}`, isRefutedBy: isNoInterval }
}

const wordOf = { most: 'more', least: 'less' } as const

function lengthOf(line: readonly string[]): bigint | null {
  const [from, to] = [parseInteger(line[0] ?? null), parseInteger(line[1] ?? null)]
  return line.length === 2 && from !== null && to !== null && from <= to ? to - from : null
}

/** Explains a single number that is larger or smaller than the wanted minimum, maximum or count. */
export const recogniseMissedGoal: Recogniser = (comparison) => {
  const { expectedLine, actualLine, expected, line, value, statement, description } = comparison
  // A remainder is neither larger nor smaller than it should be.
  if (findModulus(description) !== null) return null
  const [right, wrong] = [parseInteger(expectedLine[0] ?? null), parseInteger(actualLine[0] ?? null)]
  const goal = detectGoal(statement)
  if (right === null || wrong === null || right === wrong || line !== 1 || value !== 1 || goal === null)
    return null
  // Of several numbers, the first is not necessarily the wanted one.
  const isOne = expected.trim().split(/\s+/).length === 1
  if (!isOne && (goal !== 'count' || !isFirstCounted(statement))) return null
  const isMore = wrong > right
  const by = wrong - right === 1n || right - wrong === 1n ? ', by exactly one' : ''
  const isRefutedBy = (other: SeenCase) => missesOtherwise(other, isMore)
  const told = goalInsight(goal, { isMore, by, rule: emphasizedRuleText(statement) })
  const isMissed = goal !== 'count' && isMore === (goal === 'least')
  const order = isMissed ? findSortRule(comparison.code, comparison.language) : null
  return { ...(order === null ? told : withOrder(told, order)), isRefutedBy }
}

/** "Print two integers: how many … there are, and …": the first of several numbers is a count. */
function isFirstCounted({ output }: StatementParts): boolean {
  const [, list = output] = /^[^:.]*:\s*([\s\S]*)/.exec(output) ?? []
  const [first = ''] = list.split(/,|\band\b|;/, 1)
  return /\bhow many\b|\bnumber of\b/i.test(first)
}

/** What is chosen in an order of one's own is chosen badly when the order is the wrong one. */
function withOrder(told: Told, line: number): Told {
  return {
    ...told,
    meaning: `${told.meaning} Line ${line} sorts by a rule of your own: if your program chooses in that order, perhaps another choice is better.`,
    lines: [line],
  }
}

/** A cause that makes one answer too large does not make another too small. */
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

function goalInsight(goal: Goal, { isMore, by, rule }: Miss): Told {
  switch (goal) {
    case 'count':
      return isMore ? countedTooMuch(by, rule) : countedTooLittle(by, rule)
    case 'least':
      return isMore ? missedBetter('less', by) : brokeRule('less', by, rule)
    case 'most':
      return isMore ? brokeRule('more', by, rule) : missedBetter('more', by)
  }
}

type Told = Omit<Insight, 'isRefutedBy'>

function countedTooMuch(by: string, rule: string): Told {
  return {
    meaning: `Your number is too large${by}: perhaps something is counted that the statement does not allow, or the same thing twice.${rule}`,
    question: 'Write down what your program counts in this case. Which of them does the statement not allow?',
    look: 'Take one that is too much and follow your program to the check that should have stopped it.',
    usesStatement: true,
  }
}

function countedTooLittle(by: string, rule: string): Told {
  return {
    meaning: `Your number is too small${by}: perhaps something is left out that the statement allows.${rule}`,
    question: 'Write down what should be counted in this case. Which of them does your program never reach?',
    look: 'Take one that is missing and follow your program to the place where it drops it.',
    usesStatement: true,
  }
}

function missedBetter(word: 'less' | 'more', by: string): Told {
  return {
    meaning: `The right answer is ${word}${by}: perhaps your program decides too early and never tries the better way, or it works out a wrong value for it.`,
    question: 'Find the better way by hand. At which decision does your program leave it?',
    look: 'Look at the rule by which your program chooses, and try whether this case is a counterexample to it.',
    usesStatement: true,
  }
}

function brokeRule(word: 'less' | 'more', by: string, rule: string): Told {
  return {
    meaning: `Yours is ${word} than the right answer${by}, which is the best that there is: perhaps your program takes a way that the statement does not allow, or works out a wrong value for an allowed one.${rule}`,
    question:
      'Write down the way that your program takes in this case. Which step breaks a rule of the statement?',
    look: 'List the rules of the statement, and name the line of your program that keeps each.',
    usesStatement: true,
  }
}

/** The fallback when no recogniser matches. */
export function plainInsight(comparison: Comparison): Insight {
  const { expectedLine, line, statement } = comparison
  const wrong = findWrongPositions(comparison)
  const isLast = wrong.length === 1 && wrong[0] === expectedLine.length && expectedLine.length > 2
  const rule = askedWords(statement)
  if (isLast)
    return {
      meaning: `Everything in that line but its last value is right.${rule}`,
      question: 'What must hold for the last one that does not hold for the others?',
      usesStatement: rule !== '',
      isRefutedBy: null,
    }
  const before = line > 1 ? 'What you print before that line is right. ' : ''
  return {
    meaning: `${before}${expectedLine.length > 2 ? `${positionsText(wrong)} wrong.` : 'The two values alone do not tell the cause.'}${rule}`,
    question:
      'Work this case out by hand, as your program does it. At which step do you and the program part?',
    look: `Print what your program knows just before value ${wrong[0] ?? 1} of line ${line} is decided, and compare it with your own working.`,
    usesStatement: rule !== '',
    isRefutedBy: null,
  }
}

/** What the statement wants to be printed: a wrong value is compared with that first. */
function askedWords(statement: StatementParts): string {
  if (statement.output !== '') return ` The statement asks: "${shortenText(statement.output, 240)}"`
  const sentence = findGoalSentence(statement)
  return sentence === null ? '' : ` The statement asks: "${shortenText(sentence, 200)}"`
}
