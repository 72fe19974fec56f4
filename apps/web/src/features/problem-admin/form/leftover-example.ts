import { type Language, languageNames, languages } from '@codedojo/contract'
import { newProblemCode } from './new-problem-code.ts'
import type { ProblemValues } from './problem-values.ts'

/** Where the example code of a new problem has not been replaced yet. */
export interface LeftoverExample {
  readonly starters: readonly Language[]
  readonly references: readonly Language[]
}

/** null if none is left. */
export function findLeftoverExample({ code }: Pick<ProblemValues, 'code'>): LeftoverExample | null {
  const such = (part: 'starter' | 'reference') =>
    languages.filter((language) => code[language][part] === newProblemCode[language][part])
  const left = { starters: such('starter'), references: such('reference') }
  return left.starters.length + left.references.length === 0 ? null : left
}

/** The confirmation question before such a problem is published. */
export function leftoverExampleText(left: LeftoverExample | null): string {
  if (left === null) return ''
  const named = [
    left.starters.length > 0 && `the starter code of ${namesOf(left.starters)}`,
    left.references.length > 0 && `the reference solution of ${namesOf(left.references)}`,
  ].filter((each) => each !== false)
  const words = named.join(' and ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} is still the example that subtracts two numbers. A language that the problem does not need can be left empty.`
}

function namesOf(some: readonly Language[]): string {
  return some.map((language) => languageNames[language]).join(', ')
}
