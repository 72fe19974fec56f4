import type { Problem } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { casesOf, countersOf, countHiddenCases, type ProblemRow, programsOf } from './queries.ts'
import { problemForAdmin, problemForLearner } from './wire-problem.ts'

export async function showToLearner({ database }: Context, row: ProblemRow): Promise<Problem> {
  const wanted = { problemId: row.id, revision: row.revision }
  const [visible, hiddenCount, counters] = await Promise.all([
    casesOf(database, { ...wanted, onlyVisible: true }),
    countHiddenCases(database, wanted),
    countersOf(database, row.id),
  ])
  return problemForLearner({ row, visible, hiddenCount, counters })
}

export async function showToAdmin({ database }: Context, row: ProblemRow): Promise<Problem> {
  const [cases, counters, programs] = await Promise.all([
    casesOf(database, { problemId: row.id, revision: row.revision }),
    countersOf(database, row.id),
    programsOf(database, row),
  ])
  const visible = cases.filter((one) => one.isVisible)
  const hidden = cases.filter((one) => !one.isVisible)
  return problemForAdmin({ row, visible, hidden, hiddenCount: hidden.length, counters, programs })
}
