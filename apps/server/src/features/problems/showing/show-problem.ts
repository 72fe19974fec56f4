import type { Problem, SolutionAccess, User } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { readCaseTexts } from '../cases/stored-texts.ts'
import type { RunningContest } from '../contest-window.ts'
import { type ProblemRow, readCounters, readPrograms } from '../queries.ts'
import { readLiveFacts, readSolvingFacts } from './read-live-facts.ts'
import { readStatement } from './statement-cache.ts'
import { problemForAdmin } from './wire-problem.ts'
import { solutionAccessOf } from './wire-solutions.ts'

const kilobyte = 1024

/** Limits of what a form can edit, because a save must fit into one request. */
export const adminTextBounds = { wholeBytes: 64 * kilobyte, allBytes: 6144 * kilobyte, startBytes: kilobyte }

/** The problem as the reader may see it now. */
export async function showToLearner(
  { database, installation }: Context,
  { row, reader }: { row: ProblemRow; reader: User },
): Promise<Problem> {
  const { contest, acceptedCount, submittedCount, ...solving } = await readLiveFacts(database, {
    problemId: row.id,
    userId: reader._id,
  })
  const access = accessDuring(
    contest,
    solutionAccessOf(reader, { ...solving, settings: installation.settings() }),
  )
  const shown = { ...(await readStatement(database, row, access)), acceptedCount, submittedCount }
  return contest && reader.role !== 'admin' ? withoutHelp(shown, contest) : shown
}

/** How much of the solution this reader may see now; nothing while the problem is in a running contest. */
export async function readSolutionAccess(
  { database, installation }: Pick<Context, 'database' | 'installation'>,
  { reader, problemId }: { readonly reader: User; readonly problemId: string },
): Promise<SolutionAccess> {
  const { contest, ...solving } = await readSolvingFacts(database, { problemId, userId: reader._id })
  return accessDuring(contest, solutionAccessOf(reader, { ...solving, settings: installation.settings() }))
}

function accessDuring(contest: RunningContest | null, access: SolutionAccess): SolutionAccess {
  return contest && access !== 'admin' ? 'locked' : access
}

/** The problem without hints and tags, for a running contest. */
function withoutHelp(problem: Problem, { id: _id, name, endsAt }: RunningContest): Problem {
  return {
    ...problem,
    hints: [],
    tags: '',
    alsoCalled: '',
    contest: { _id, name, endsAt: endsAt.toISOString() },
  }
}

/**
 * The problem for participants of a contest: facts such as its source, how many have solved it or the length of its
 * solutions are hidden until the end.
 */
export async function showInContest(
  { database }: Context,
  { row, contest }: { row: ProblemRow; contest: RunningContest },
): Promise<Problem> {
  const statement = await readStatement(database, row, 'locked')
  const shown = { ...statement, acceptedCount: 0, submittedCount: 0 }
  return {
    ...withoutHelp(shown, contest),
    attribution: null,
    solutions: { access: 'locked', codes: [], editorialWords: 0 },
  }
}

export async function showToAdmin({ database }: Context, row: ProblemRow): Promise<Problem> {
  const [cases, counters, programs] = await Promise.all([
    readCaseTexts(database, { problemId: row.id, revision: row.revision }, adminTextBounds),
    readCounters(database, row.id),
    readPrograms(database, row),
  ])
  const visible = cases.filter((one) => one.isVisible)
  const hidden = cases.filter((one) => !one.isVisible)
  const hiddenCount = hidden.length
  return problemForAdmin({ row, visible, hidden, hiddenCount, counters, programs, access: 'admin' })
}
