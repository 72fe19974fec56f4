import { linesOf, tokenTextsOf } from '@codedojo/contract'
import type { Recogniser } from './wrong-answer-facts.ts'

/** Positions of the wrong values in the line, from 1; none where a tolerance decides, which is not known, or where texts may hold blanks. */
export function findWrongPositions({
  expectedLine,
  actualLine,
  byTolerance,
  signature,
}: Pick<Parameters<Recogniser>[0], 'expectedLine' | 'actualLine' | 'byTolerance' | 'signature'>): number[] {
  if (byTolerance || signature?.declaration.returns.scalar === 'string') return []
  return expectedLine.flatMap((text, at) => (text === actualLine[at] ? [] : [at + 1]))
}

/** Where the output is wrong, at more than one place, the right value is the input's value at the same position. */
export const recogniseValueToKeep: Recogniser = (facts) => {
  const { expectedLine, actualLine, input } = facts
  const places = findWrongPositions(facts)
  const given = linesOf(input)
    .map(tokenTextsOf)
    .find(({ length }) => length === expectedLine.length)
  // A single value may be the same by chance.
  if (!given || places.length < 2 || expectedLine.length < 3 || actualLine.length !== expectedLine.length)
    return null
  if (!places.every((place) => expectedLine[place - 1] === given[place - 1])) return null
  return {
    meaning: `${positionsText(places)} wrong, and there the right output is what the input has in the same place: perhaps these values should have stayed as they were.`,
    question:
      'Which sentence of the statement says what must not change, and which line of yours changes it?',
    look: 'Write only to the places that your program has really visited.',
    usesStatement: true,
    isRefutedBy: null,
  }
}

/** Fewer values may be reversed by chance. */
const minReversedValues = 4

/** The right values from the last to the first. */
export const recogniseReversed: Recogniser = ({ expectedLine, actualLine, expected, line }) => {
  const isAll = line === 1 && tokenTextsOf(expected).length === expectedLine.length
  if (!isAll || expectedLine.length < minReversedValues) return null
  if (expectedLine.toReversed().join(' ') !== actualLine.join(' ')) return null
  return {
    meaning: 'What you print is exactly the right output from its end to its beginning.',
    question: 'What decides in which direction you print, and what is its value in this case?',
    look: 'Follow that decision through this case, each time that it changes.',
    isRefutedBy: null,
  }
}

/** All wrong values are the same. */
export const recogniseConstantValue: Recogniser = (facts) => {
  const { actualLine } = facts
  const places = findWrongPositions(facts)
  const found = new Set(places.map((place) => actualLine[place - 1]))
  const [value] = found
  if (places.length < 2 || found.size !== 1 || value === undefined) return null
  return {
    meaning: `${positionsText(places)} wrong, and each time you print \`${value.slice(0, 30)}\`: perhaps they were never set, or are all set to the same thing.`,
    question: 'What sets these values, and does your program get there for each of them?',
    look: 'Print the index each time such a value is set.',
    isRefutedBy: null,
  }
}

/** "Value 2 is", "Values 2, 4 and 5 are". */
export function positionsText(places: readonly number[]): string {
  if (places.length === 1) return `Value ${places[0]} of that line is`
  if (places.length > 6) return `${places.length} values of that line are`
  return `Values ${places.slice(0, -1).join(', ')} and ${places.at(-1)} of that line are`
}
