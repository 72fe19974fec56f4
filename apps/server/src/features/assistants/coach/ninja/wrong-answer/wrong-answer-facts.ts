import { type Language, linesOf, type Signature, tokenTextsOf } from '@codedojo/contract'
import type { FailingCase, NinjaFacts, SeenCase } from '../../../ninja/ninja-facts.ts'
import type { StatementParts } from '../statement/split-statement.ts'

/** What is known of a wrong answer: the case, the two outputs with their first difference, the problem and the program. */
export interface WrongAnswerFacts {
  readonly failing: FailingCase
  readonly input: string
  readonly expected: string
  readonly actual: string
  /** The line of the first difference and the position of the value in it, both from 1. */
  readonly line: number
  readonly value: number
  /** The two values at that place; null if that output has ended. */
  readonly expectedValue: string | null
  readonly actualValue: string | null
  /** Explains a difference that is hard to see, such as an invisible character; null if it is obvious. */
  readonly why: string | null
  readonly byTolerance: boolean
  /** The words of the line of the first difference, in each output. */
  readonly expectedLine: readonly string[]
  readonly actualLine: readonly string[]
  readonly problem: Pick<NinjaFacts['problem'], 'tags' | 'visibleCases'>
  readonly statement: StatementParts
  readonly description: string
  readonly code: string
  readonly language: Language
  /** See `NinjaFacts`. */
  readonly functionDeclaration: string | null
  readonly signature: Signature | null
}

/** The explanation that a recogniser gives for a wrong output. */
export interface Insight {
  readonly meaning: string
  readonly question: string
  readonly look?: string
  /** Lines of the code that the insight is about, from 1. */
  readonly lines?: readonly number[]
  readonly usesStatement?: boolean
  /** It is what a known mistake of the problem gets wrong. */
  readonly isKnownMistake?: boolean
  /** It names neither a place nor a cause. */
  readonly isVague?: boolean
  /** The values, or the idea, are not at fault: only how they are printed, or that nothing calls the code. */
  readonly isOfForm?: boolean
  /**
   * Whether another judged case shows that the meaning is not the cause; such an insight is not told. It is null if the meaning
   * says only what is seen in this case, or is worded as a guess that no case can refute.
   */
  readonly isRefutedBy: ((other: SeenCase) => boolean) | null
}

/** Whether the program answered a case right. */
export function isPassed({ status }: SeenCase): boolean {
  return status === 'Accepted'
}

export type Recogniser = (facts: WrongAnswerFacts) => Insight | null

/** Finds the first difference of two outputs, word by word, as the judge compares. */
export function findFirstDifference(
  expected: string,
  actual: string,
): Pick<
  WrongAnswerFacts,
  'line' | 'value' | 'expectedValue' | 'actualValue' | 'expectedLine' | 'actualLine'
> {
  const [right, wrong] = [linesOf(expected).map(tokenTextsOf), linesOf(actual).map(tokenTextsOf)]
  let at = 0
  while (at < Math.min(right.length, wrong.length) && isSame(right[at] ?? [], wrong[at] ?? [])) at += 1
  const expectedLine = right[at] ?? []
  const actualLine = wrong[at] ?? []
  let value = 0
  while (
    value < Math.min(expectedLine.length, actualLine.length) &&
    expectedLine[value] === actualLine[value]
  )
    value += 1
  return {
    line: at + 1,
    value: value + 1,
    expectedValue: expectedLine[value] ?? null,
    actualValue: actualLine[value] ?? null,
    expectedLine,
    actualLine,
  }
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((word, at) => word === right[at])
}

/** Parses an integer of any length; null when the text is not one. */
export function parseInteger(text: string | null): bigint | null {
  return text !== null && /^[+-]?\d{1,400}$/.test(text) ? BigInt(text) : null
}
