import { calls, type Problem, type SolutionAccess, type User } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { SerializedAnswer } from '../../../http/serialized-answer.ts'
import { readCaseTexts } from '../cases/stored-texts.ts'
import type { RunningContest } from '../contest-window.ts'
import { type ProblemRow, readCounters, readPrograms } from '../queries.ts'
import { readLiveFacts, readSolvingFacts } from './read-live-facts.ts'
import { recordVisit } from './record-visit.ts'
import { readStatement, type Statement } from './statement-cache.ts'
import { problemForAdmin } from './wire-problem.ts'
import { solutionAccessOf } from './wire-solutions.ts'

const kilobyte = 1024

/** Limits of what a form can edit, because a save must fit into one request. */
export const adminTextBounds = { wholeBytes: 64 * kilobyte, allBytes: 6144 * kilobyte, startBytes: kilobyte }

interface ProblemToShow {
  readonly row: ProblemRow
  readonly reader: User
}

/** The problem as the reader may see it now. */
export async function showToLearner(context: Context, { row, reader }: ProblemToShow): Promise<Problem> {
  const { database } = context
  const facts = await readLiveFacts(database, { problemId: row.id, userId: reader._id })
  return showWith(facts, {
    reader,
    statement: await readStatement(database, row, accessWith(context, facts, reader)),
  })
}

/** The same as a response, which is built once for all readers with the same access while no contest runs. Stores the visit. */
export async function openAsLearner(
  context: Context,
  { row, reader }: ProblemToShow,
): Promise<Problem | ProblemAnswer> {
  const { database } = context
  const visit = { problemId: row.id, userId: reader._id }
  const facts = await readLiveFacts(database, visit)
  const [statement] = await Promise.all([
    readStatement(database, row, accessWith(context, facts, reader)),
    facts.isVisitKept ? null : recordVisit(database, visit),
  ])
  return facts.contest ? showWith(facts, { reader, statement }) : answerWith(facts, statement)
}

type Facts = Awaited<ReturnType<typeof readLiveFacts>>
type ProblemAnswer = SerializedAnswer<typeof calls.problemById>
type Counters = Pick<Problem, 'acceptedCount' | 'submittedCount'>

/** The last answer with each cached statement. */
const answers = new WeakMap<Statement, Counters & { readonly answer: ProblemAnswer }>()

function answerWith({ acceptedCount, submittedCount }: Facts, statement: Statement): ProblemAnswer {
  const last = answers.get(statement)
  if (last?.acceptedCount === acceptedCount && last.submittedCount === submittedCount) return last.answer
  const counters = { acceptedCount, submittedCount }
  // A copy cached by the browser would still show solutions after the reader's access has ended.
  const answer = SerializedAnswer.uncached(calls.problemById, { ...statement, ...counters })
  answers.set(statement, { ...counters, answer })
  return answer
}

function showWith(
  { contest, acceptedCount, submittedCount }: Facts,
  { reader, statement }: { readonly reader: User; readonly statement: Statement },
): Problem {
  const shown = { ...statement, acceptedCount, submittedCount }
  return contest && reader.role !== 'admin' ? withoutHelp(shown, contest) : shown
}

function accessWith(
  { installation }: Pick<Context, 'installation'>,
  { contest, isSolved, isSolutionOpen }: Pick<Facts, 'contest' | 'isSolved' | 'isSolutionOpen'>,
  reader: User,
): SolutionAccess {
  const settings = installation.settings()
  return accessDuring(contest, solutionAccessOf(reader, { isSolved, isSolutionOpen, settings }))
}

/** How much of the solution this reader may see now; nothing while the problem is in a running contest. */
export async function readSolutionAccess(
  context: Pick<Context, 'database' | 'installation'>,
  { reader, problemId }: { readonly reader: User; readonly problemId: string },
): Promise<SolutionAccess> {
  const facts = await readSolvingFacts(context.database, { problemId, userId: reader._id })
  return accessWith(context, facts, reader)
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
