import { linesOf, tokenTextsOf } from '@codedojo/contract'
import type { NinjaFacts } from '../../../ninja/ninja-facts.ts'

type ProblemToClassify = Pick<NinjaFacts['problem'], 'tags' | 'visibleCases'>

/** Tags of basic language features. Every other tag names a technique for finding something. */
const parts = new Set(['Math', 'Array', 'Strings', 'Condition', 'Loop', 'Function'])
/** Tags of problems that teach one of these parts. */
const lessons = new Set(['Condition', 'Loop', 'Function'])

/** Whether the problem teaches basic language features, so that its learners know nothing else yet. */
export function teachesBasics({ tags }: Pick<ProblemToClassify, 'tags'>): boolean {
  return !tags.some((tag) => !parts.has(tag)) && tags.some((tag) => lessons.has(tag))
}

/** Whether the right answer is found among many possible ones, so that a program can choose badly among them. */
export function searchesBest(problem: ProblemToClassify): boolean {
  if (problem.tags.some((tag) => !parts.has(tag))) return true
  return !problem.tags.some((tag) => lessons.has(tag)) && !hasFewNumbers(problem)
}

/** Whether the input has several items, so that a program can miss one. A single calculation from a few numbers has none. */
export function hasManyInputItems(problem: ProblemToClassify): boolean {
  return problem.tags.some((tag) => !parts.has(tag)) || !hasFewNumbers(problem)
}

const maxFewNumbers = 4

/** Whether every example is one line of a few numbers. */
function hasFewNumbers({ visibleCases }: ProblemToClassify): boolean {
  return visibleCases.length > 0 && visibleCases.every(({ input }) => isFewNumbers(input))
}

function isFewNumbers(input: string): boolean {
  const lines = linesOf(input.trim())
  const values = tokenTextsOf(lines[0] ?? '')
  return (
    lines.length === 1 &&
    values.length <= maxFewNumbers &&
    values.every((value) => /^-?\d+(?:\.\d+)?$/.test(value))
  )
}
