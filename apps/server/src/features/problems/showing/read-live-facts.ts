import { type Database, preparedQuery, type Queries, schema, uuidsGivenAs } from '@codedojo/db'
import { and, eq, exists, gte, type SQLWrapper, sql } from 'drizzle-orm'
import { gatherLookUps } from '../../../coalesce-look-ups.ts'
import { type RunningContest, runningContests, veiledCountsOf } from '../contest-window.ts'
import { shownCount } from '../queries.ts'
import { visitsKeptFrom } from './record-visit.ts'

const { problem, problemCounter, problemVisit, solved } = schema

/** Facts that decide how much of the solution a person may see now. */
interface SolvingFacts {
  readonly isSolved: boolean
  /** Whether a teacher has opened its solution. */
  readonly isSolutionOpen: boolean
  /** The running contest with the problem, of several the one that ends last; null if none. */
  readonly contest: RunningContest | null
}

/** The facts about a problem that change over time or between people, and so are not cached. */
interface LiveProblemFacts extends SolvingFacts {
  readonly acceptedCount: number
  readonly submittedCount: number
}

interface ProblemOfUser {
  readonly problemId: string
  readonly userId: string
}

/** Facts about the reader's visits. A repeated visit within a minute is not stored. */
interface VisitFacts {
  readonly isVisitKept: boolean
}

const unknown: SolvingFacts = { isSolved: false, isSolutionOpen: false, contest: null }
const unknownMoment = { ...unknown, acceptedCount: 0, submittedCount: 0, isVisitKept: false }

/** One query, because every visit to a problem needs it. */
export const readLiveFacts = gatherLookUps(
  async (database, asked: readonly ProblemOfUser[]): Promise<(LiveProblemFacts & VisitFacts)[]> => {
    const found = await problemMoment(database).execute({
      problemIds: asked.map(({ problemId }) => problemId),
      userIds: asked.map(({ userId }) => userId),
    })
    const facts = new Map(found.map(({ place, ...row }) => [place, row]))
    return asked.map((_, at) => facts.get(at + 1) ?? unknownMoment)
  },
)

/** The same without the counters, which are expensive where a contest hides results. */
export async function readSolvingFacts(database: Database, asked: ProblemOfUser): Promise<SolvingFacts> {
  const [row] = await solvingMoment(database).execute({ ...asked })
  return row ?? unknown
}

const solvingMoment = preparedQuery('solving_moment', (queries) => {
  const running = runningContests({ queries })
  const userId = sql.placeholder('userId')
  return queries
    .select(solvingColumns(queries, { running, userId }))
    .from(problem)
    .leftJoin(running, eq(running.problemId, problem.id))
    .where(eq(problem.id, sql.placeholder('problemId')))
})

const problemMoment = preparedQuery('problem_moments', (queries) => {
  const [veiled, running] = [veiledCountsOf({ queries }, problem.id), runningContests({ queries })]
  const [problemIds, userIds] = [uuidsGivenAs('problemIds'), uuidsGivenAs('userIds')]
  const userId = sql`asked.user_id`
  const kept = queries
    .select({ one: sql`1` })
    .from(problemVisit)
    .where(
      and(
        eq(problemVisit.userId, userId),
        eq(problemVisit.problemId, problem.id),
        gte(problemVisit.lastAt, visitsKeptFrom),
      ),
    )
  return queries
    .select({
      place: sql`asked.place`.mapWith(Number),
      ...solvingColumns(queries, { running, userId }),
      acceptedCount: shownCount(problemCounter.accepted, veiled.accepted),
      submittedCount: shownCount(problemCounter.submitted, veiled.submitted),
      isVisitKept: exists(kept).mapWith(Boolean),
    })
    .from(sql`unnest(${problemIds}, ${userIds}) with ordinality as asked (problem_id, user_id, place)`)
    .innerJoin(problem, eq(problem.id, sql`asked.problem_id`))
    .leftJoin(problemCounter, eq(problemCounter.problemId, problem.id))
    .leftJoinLateral(veiled, sql`true`)
    .leftJoin(running, eq(running.problemId, problem.id))
})

function solvingColumns(
  queries: Queries,
  { running, userId }: { readonly running: ReturnType<typeof runningContests>; readonly userId: SQLWrapper },
) {
  const solvedByUser = queries
    .select({ one: sql`1` })
    .from(solved)
    .where(and(eq(solved.userId, userId), eq(solved.problemId, problem.id)))
  return {
    isSolved: exists(solvedByUser).mapWith(Boolean),
    isSolutionOpen: problem.isSolutionOpen,
    contest: { id: running.id, name: running.name, endsAt: running.endsAt },
  }
}
