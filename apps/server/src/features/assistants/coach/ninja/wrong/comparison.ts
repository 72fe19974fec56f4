import { type Language, linesOf, tokenTextsOf } from '@codedojo/contract'
import type { FailingCase } from '../../../ninja/ninja-facts.ts'
import type { StatementParts } from '../statement/split-statement.ts'

/** A wrong output beside the right one. */
export interface Comparison {
  readonly failing: FailingCase
  readonly input: string
  readonly expected: string
  readonly actual: string
  /** Where they first part, from 1; the values there, null where one of them has ended. */
  readonly line: number
  readonly value: number
  readonly expectedValue: string | null
  readonly actualValue: string | null
  /** What tells the two apart where a reader may not see it; null where they speak for themselves. */
  readonly why: string | null
  readonly byTolerance: boolean
  /** Of the line where they part. */
  readonly expectedLine: readonly string[]
  readonly actualLine: readonly string[]
  readonly statement: StatementParts
  readonly description: string
  readonly code: string
  readonly language: Language
}

/** What a recogniser has to say of a wrong output. */
export interface Insight {
  readonly meaning: string
  readonly question: string
  readonly look?: string
  /** Lines of the code that it speaks of, from 1. */
  readonly lines?: readonly number[]
  readonly usesStatement?: boolean
}

export type Recogniser = (comparison: Comparison) => Insight | null

/** Where two outputs first part: by words, as the judge compares. */
export function findFirstDifference(
  expected: string,
  actual: string,
): Pick<Comparison, 'line' | 'value' | 'expectedValue' | 'actualValue' | 'expectedLine' | 'actualLine'> {
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

/** A whole number of any length; null when the text is none. */
export function parseInteger(text: string | null): bigint | null {
  return text !== null && /^[+-]?\d{1,400}$/.test(text) ? BigInt(text) : null
}
