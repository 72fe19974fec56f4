import { type Language, memoryExtraKb, type Problem, timeFactors } from '@codedojo/contract'
import type { ProblemRow, TestCaseRow } from './queries.ts'

interface ProblemParts {
  readonly row: ProblemRow
  readonly visible: readonly TestCaseRow[]
  readonly hiddenCount: number
  readonly counters: { readonly submitted: number; readonly accepted: number }
}

/** The problem for those who solve it: no hidden case, no reference solution, no editorial. */
export function problemForLearner({ row, visible, hiddenCount, counters }: ProblemParts): Problem {
  return {
    _id: row.id,
    number: row.number,
    title: row.title,
    difficulty: row.difficulty,
    tags: row.tags,
    acceptedCount: counters.accepted,
    submittedCount: counters.submitted,
    description: row.description,
    visibleTestCases: visible.map((one) => ({
      input: one.input.toString('utf8'),
      output: one.output.toString('utf8'),
      explanation: one.explanation,
    })),
    startCode: row.startCode,
    limits: {
      cpp: limitsIn(row, 'cpp'),
      java: limitsIn(row, 'java'),
      python: limitsIn(row, 'python'),
      javascript: limitsIn(row, 'javascript'),
    },
    hints: row.hints,
    hiddenCount,
    attribution: row.attribution,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Everything, in the fields that the update call takes back. */
export function problemForAdmin(parts: ProblemParts & { readonly hidden: readonly TestCaseRow[] }): Problem {
  const { row, hidden } = parts
  return {
    ...problemForLearner(parts),
    hiddenTestCases: hidden.map((one) => ({
      input: one.input.toString('utf8'),
      output: one.output.toString('utf8'),
    })),
    referenceSolution: row.referenceSolution,
    problemCreator: row.creatorId,
    timeLimitMs: row.timeLimitMs,
    timeLimitSource: row.timeLimitSource,
    timeLimitBasis: row.timeLimitBasis,
    memoryLimitKb: row.memoryLimitKb,
    comparison: row.comparison,
    showFailingCase: row.showFailingCase,
    editorial: row.editorial,
  }
}

/** Our own problems give slower languages more time; packages of others keep one limit for all. */
function limitsIn(row: ProblemRow, language: Language) {
  const factor = row.sameLimits ? 1 : timeFactors[language]
  return { timeMs: row.timeLimitMs * factor, memoryKb: row.memoryLimitKb + memoryExtraKb[language] }
}
