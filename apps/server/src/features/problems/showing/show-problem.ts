import type { Problem, SolutionAccess, User } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import type { Context } from '../../../context.ts'
import { readCaseTexts } from '../cases/stored-texts.ts'
import { type RunningContest, runningContestOf } from '../contest-window.ts'
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
  const [statement, access, contest] = await Promise.all([
    readStatement(database, row),
    readSolutionAccess(database, { reader, problemId: row.id }),
    runningContestOf(database, row.id),
  ])
  const shown = problemForLearner({ ...statement, access })
  return contest && reader.role !== 'admin' ? withoutHelp(shown, contest) : shown
}

async function readStatement(database: Database, row: ProblemRow) {
  const wanted = { problemId: row.id, revision: row.revision, onlyVisible: true }
  const [visible, hiddenCount, counters] = await Promise.all([
    readCaseTexts(database, wanted, forLearners),
    countHiddenCases(database, row),
    countersOf(database, row.id),
  ])
  return { row, visible, hiddenCount, counters }
}

/** How much of the way to solve a problem this reader may see at this moment; nothing while it is in a running contest. */
export async function readSolutionAccess(
  database: Database,
  { reader, problemId }: { readonly reader: User; readonly problemId: string },
): Promise<SolutionAccess> {
  const access = solutionAccessOf(reader, await hasSolved(database, { userId: reader._id, problemId }))
  if (access === 'admin' || access === 'locked') return access
  return (await runningContestOf(database, problemId)) ? 'locked' : access
}

/** The statement of a problem that a running contest has made a task. */
function withoutHelp(problem: Problem, { id: _id, name, endsAt }: RunningContest): Problem {
  return { ...problem, hints: [], tags: '', contest: { _id, name, endsAt: endsAt.toISOString() } }
}

/**
 * The problem as those get it who solve it in a contest: what else tells of it, such as where it comes from, how many have
 * solved it or how long its solutions are, waits for the end.
 */
export async function showInContest(
  { database }: Context,
  { row, contest }: { row: ProblemRow; contest: RunningContest },
): Promise<Problem> {
  const shown = problemForLearner({ ...(await readStatement(database, row)), access: 'locked' })
  return {
    ...withoutHelp(shown, contest),
    ...{ attribution: null, acceptedCount: 0, submittedCount: 0 },
    solutions: { access: 'locked', codes: [], editorialWords: 0 },
  }
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
