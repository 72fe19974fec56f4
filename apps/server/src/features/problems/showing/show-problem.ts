import type { Problem, User } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { readCaseTexts } from '../cases/stored-texts.ts'
import { countersOf, countHiddenCases, hasSolved, type ProblemRow, programsOf } from '../queries.ts'
import { problemForAdmin, problemForLearner } from './wire-problem.ts'
import { solutionAccessOf } from './wire-solutions.ts'

const kilobyte = 1024

/** Examples of a statement are read by people. */
const forLearners = { wholeBytes: 256 * kilobyte, allBytes: 4096 * kilobyte, startBytes: 4 * kilobyte }
/** What a form can edit; a save must fit into one request. */
export const forAdmins = { wholeBytes: 64 * kilobyte, allBytes: 6144 * kilobyte, startBytes: kilobyte }

export async function showToLearner(
  { database }: Context,
  { row, reader }: { row: ProblemRow; reader: User },
): Promise<Problem> {
  const wanted = { problemId: row.id, revision: row.revision, onlyVisible: true }
  const [visible, hiddenCount, counters, isSolved] = await Promise.all([
    readCaseTexts(database, wanted, forLearners),
    countHiddenCases(database, row),
    countersOf(database, row.id),
    hasSolved(database, { userId: reader._id, problemId: row.id }),
  ])
  const access = solutionAccessOf(reader, isSolved)
  return problemForLearner({ row, visible, hiddenCount, counters, access })
}

export async function showToAdmin({ database }: Context, row: ProblemRow): Promise<Problem> {
  const [cases, counters, programs] = await Promise.all([
    readCaseTexts(database, { problemId: row.id, revision: row.revision }, forAdmins),
    countersOf(database, row.id),
    programsOf(database, row),
  ])
  const visible = cases.filter((one) => one.isVisible)
  const hidden = cases.filter((one) => !one.isVisible)
  const hiddenCount = hidden.length
  return problemForAdmin({ row, visible, hidden, hiddenCount, counters, programs, access: 'admin' })
}
