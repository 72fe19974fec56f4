import { randomUUID } from 'node:crypto'
import type { problem } from '../schema/index.ts'

type ProblemRow = typeof problem.$inferInsert

/** A problem as a test needs one: with every column that must be there, but for what is changed. */
export const problemRow = (change: Partial<ProblemRow> = {}): ProblemRow & { readonly id: string } => ({
  id: randomUUID(),
  number: 1,
  title: 'Sum',
  description: 'Add.',
  difficulty: 'easy',
  tags: 'Math',
  timeLimitMs: 1000,
  memoryLimitKb: 262_144,
  timeLimitSource: 'given',
  comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
  startCode: [],
  referenceSolution: [],
  hints: [],
  ...change,
})
