import { difficulties } from '@codedojo/contract'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import type { ListedProblem } from './listed-problem.ts'

export const sortKeys = ['number', 'title', 'difficulty', 'acceptance', 'tried'] as const
export type SortKey = (typeof sortKeys)[number]

export interface ProblemOrder {
  readonly by: SortKey
  readonly isDown: boolean
}

export const libraryOrder: ProblemOrder = { by: 'number', isDown: false }

/** Name of a sort order in the URL: "difficulty", or "difficulty-down" for descending. */
export function formatOrder({ by, isDown }: ProblemOrder): string {
  return isDown ? `${by}-down` : by
}

/** Parses the name of a sort order; invalid names yield the default order. */
export function parseOrder(name: string | null): ProblemOrder {
  const by = sortKeys.find((key) => key === name || `${key}-down` === name)
  return by === undefined ? libraryOrder : { by, isDown: name !== by }
}

/** Falls back to the default when the order would reveal a hidden fact. */
export function withKnownOrder(order: ProblemOrder, hidden: HiddenFacts): ProblemOrder {
  return hidden.difficulty && revealsDifficulty(order.by) ? libraryOrder : order
}

/** Whether this sort order reveals the difficulty. */
export function revealsDifficulty(by: SortKey): boolean {
  return by === 'difficulty' || by === 'acceptance'
}

/** Sorts problems. Equal ones keep the library's order; those without a value (never submitted, never attempted) come last. */
export function sortProblems(problems: readonly ListedProblem[], order: ProblemOrder): ListedProblem[] {
  const turn = order.isDown ? -1 : 1
  const keyed = problems.map((problem) => ({ problem, value: sortValue(problem, order.by) }))
  keyed.sort((one, other) => {
    if (one.value === null || other.value === null)
      return Number(one.value === null) - Number(other.value === null)
    return turn * compared(one.value, other.value)
  })
  return keyed.map(({ problem }) => problem)
}

function sortValue(problem: ListedProblem, by: SortKey): number | string | null {
  switch (by) {
    case 'number':
      return problem.number
    case 'title':
      return problem.title
    case 'difficulty':
      return difficulties.indexOf(problem.difficulty)
    case 'acceptance':
      return problem.submittedCount === 0 ? null : problem.acceptedCount / problem.submittedCount
    case 'tried':
      return problem.lastTriedAt
  }
}

let words: Intl.Collator | undefined

function compared(one: number | string, other: number | string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  words ??= new Intl.Collator(undefined, { numeric: true })
  return words.compare(String(one), String(other))
}
