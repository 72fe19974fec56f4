import type { Insight } from './wrong-answer-facts.ts'

/** The explanations for an answer that misses its goal. */
export type InsightText = Omit<Insight, 'isRefutedBy'>

export function countedTooMuch(by: string, rule: string): InsightText {
  return {
    meaning: `Your number is too large${by}: perhaps something is counted that the statement does not allow, or the same thing twice.${rule}`,
    question: 'Write down what your program counts in this case. Which of them does the statement not allow?',
    look: 'Take one that is too much and follow your program to the check that should have stopped it.',
    usesStatement: true,
  }
}

export function countedTooLittle(by: string, rule: string): InsightText {
  return {
    meaning: `Your number is too small${by}: perhaps something is left out that the statement allows.${rule}`,
    question: 'Write down what should be counted in this case. Which of them does your program never reach?',
    look: 'Take one that is missing and follow your program to the place where it drops it.',
    usesStatement: true,
  }
}

export function missedBetter(word: 'less' | 'more', by: string): InsightText {
  return {
    meaning: `The right answer is ${word}${by}: perhaps your program decides too early and never tries the better way, or it works out a wrong value for it.`,
    question: 'Find the better way by hand. At which decision does your program leave it?',
    look: 'Look at the rule by which your program chooses, and try whether this case is a counterexample to it.',
    usesStatement: true,
  }
}

export function brokeRule(word: 'less' | 'more', by: string, rule: string): InsightText {
  return {
    meaning: `Yours is ${word} than the right answer${by}, which is the best that there is: perhaps your program takes a way that the statement does not allow, or works out a wrong value for an allowed one.${rule}`,
    question:
      'Write down the way that your program takes in this case. Which step breaks a rule of the statement?',
    look: 'List the rules of the statement, and name the line of your program that keeps each.',
    usesStatement: true,
  }
}
