import { tokenTextsOf } from '@codedojo/contract'
import type { SeenCase } from '../../../ninja/ninja-facts.ts'
import { shortenText } from '../../shorten-text.ts'
import type { StatementParts } from '../statement/split-statement.ts'
import {
  type Insight,
  isPassed,
  parseInteger,
  type Recogniser,
  type WrongAnswerFacts,
} from './wrong-answer-facts.ts'

/** Phrases of a statement that tell whether counting starts at 0 or 1. */
const counting =
  /\b(?:count(?:ed|ing)?|number(?:ed|ing)?|index(?:ed|ing)?|start(?:ed|ing|s)?|begin(?:s|ning)?)\s+(?:from|at|with)\s+(?:0|1|zero|one)\b|\b(?:0|1|zero|one)-(?:based|indexed)\b/i
const naming = /\b(?:position|place|index|indices)\b/i

/** Every number, or every index, is off by exactly one: the program counts from another origin. */
export const recogniseIndexOffset: Recogniser = (facts) => {
  const shift = shiftOf(facts)
  if (shift === null) return null
  const sentence = originSentence(facts.statement)
  const isPlaces = sentence !== null || naming.test(facts.statement.output)
  // A single number, or only some of several numbers, may be off by one for other reasons.
  if (!isPlaces && !(shift.isEach && shift.places > 1)) return null
  if (shift.isAlone && !isFromOtherOrigin(shift, sentence, facts.statement)) return null
  return { ...insightOf(shift, sentence), isRefutedBy: (other) => isOtherwise(other, shift.by) }
}

interface Shift {
  /** Difference between the actual and the expected values. */
  readonly by: bigint
  readonly places: number
  /** Every number is wrong. */
  readonly isEach: boolean
  /** The number is the whole output, which many mistakes get wrong by one. */
  readonly isAlone: boolean
}

/** Whether the output is a position, and is what it would be if positions were counted from 0 in place of 1, or the other way. */
function isFromOtherOrigin({ by }: Shift, sentence: string | null, { output }: StatementParts): boolean {
  if (sentence === null || !naming.test(output)) return false
  return by === (/\b(?:1|one)\b/i.test(counting.exec(sentence)?.[0] ?? '') ? -1n : 1n)
}

/** The words must match, and all wrong numbers must be off by the same amount. */
function shiftOf({ expected, actual }: Pick<WrongAnswerFacts, 'expected' | 'actual'>): Shift | null {
  const [right, wrong] = [tokenTextsOf(expected), tokenTextsOf(actual)]
  if (right.length !== wrong.length) return null
  const numbers = right.flatMap((text, at) => {
    const [left, other] = [parseInteger(text), parseInteger(wrong[at] ?? null)]
    return left === null || other === null ? [] : [other - left]
  })
  const others = right.filter((text, at) => parseInteger(text) === null && text !== wrong[at])
  const shifts = numbers.filter((by) => by !== 0n)
  const [by] = shifts
  const isOne = (by === 1n || by === -1n) && shifts.every((each) => each === by)
  if (!isOne || others.length > 0) return null
  const isEach = shifts.length === numbers.length
  // One of several numbers may be wrong for any reason.
  if (shifts.length === 1 && !isEach) return null
  return { by, places: shifts.length, isEach, isAlone: right.length === 1 }
}

/** Counting from another origin would make every case with a number wrong by the same amount. */
function isOtherwise(other: SeenCase, by: bigint): boolean {
  const { expected, actual } = other
  if (expected === null || actual === null) return false
  if (isPassed(other)) return tokenTextsOf(expected).some((text) => parseInteger(text) !== null)
  return shiftOf({ expected, actual })?.by !== by
}

function insightOf({ by, places, isEach }: Shift, sentence: string | null): Omit<Insight, 'isRefutedBy'> {
  const which = places === 1 ? 'Your number is' : isEach ? 'Every value is' : `${places} values are`
  const size = by < 0n ? 'small' : 'large'
  const rule = sentence === null ? '' : ` The statement says: "${shortenText(sentence, 200)}"`
  return {
    meaning: `${which} exactly one too ${size}, as when positions are counted from another beginning.${rule}`,
    question: `Does your program count positions from 0 or from 1, and which of them does the statement want?`,
    look: 'Look at the place where you print them: what would you print for the very first position?',
    usesStatement: sentence !== null,
  }
}

/** The sentence or list item that tells where positions start; the output section is preferred. */
function originSentence({ output, sentences }: StatementParts): string | null {
  const points = output.split(/\n\s*\n|\n(?=\s*[-*] )|(?<=[.?!;:]) (?=[A-Z])/).map((point) =>
    point
      .replace(/^\s*[-*] /, '')
      .replace(/[;,]\s*$/, '.')
      .trim(),
  )
  return [...points, ...sentences].find((text) => counting.test(text)) ?? null
}
