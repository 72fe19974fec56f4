import { type Database, preparedQuery, type Queries, schema } from '@codedojo/db'
import { and, eq, exists, sql } from 'drizzle-orm'
import { type RunningContest, runningContests, veiledCounts } from '../contest-window.ts'
import { shownCount } from '../queries.ts'

const { problem, problemCounter, solved } = schema

/** Facts that decide how much of the solution a person may see now. */
interface SolvingFacts {
  readonly isSolved: boolean
  /** Whether a teacher has opened its solution. */
  readonly isSolutionOpen: boolean
  /** The running contest with the problem, of several the one that ends last; null: none. */
  readonly contest: RunningContest | null
}

/** The facts about a problem that change over time or between people, and so are not cached. */
interface LiveProblemFacts extends SolvingFacts {
  readonly acceptedCount: number
  readonly submittedCount: number
}

interface Asked {
  readonly problemId: string
  readonly userId: string
}

const unknown: SolvingFacts = { isSolved: false, isSolutionOpen: false, contest: null }

/** One query, because every visit to a problem needs it. */
export async function readLiveFacts(database: Database, asked: Asked): Promise<LiveProblemFacts> {
  const [row] = await problemMoment(database).execute({ ...asked })
  return row ?? { ...unknown, acceptedCount: 0, submittedCount: 0 }
}

/** The same without the counters, which are expensive where a contest hides results. */
export async function readSolvingFacts(database: Database, asked: Asked): Promise<SolvingFacts> {
  const [row] = await solvingMoment(database).execute({ ...asked })
  return row ?? unknown
}

const solvingMoment = preparedQuery('solving_moment', (queries) => {
  const running = runningContests({ queries })
  return queries
    .select(solvingColumns(queries, running))
    .from(problem)
    .leftJoin(running, eq(running.problemId, problem.id))
    .where(eq(problem.id, sql.placeholder('problemId')))
})

const problemMoment = preparedQuery('problem_moment', (queries) => {
  const [veiled, running] = [veiledCounts({ queries }), runningContests({ queries })]
  return queries
    .select({
      ...solvingColumns(queries, running),
      acceptedCount: shownCount(problemCounter.accepted, veiled.accepted),
      submittedCount: shownCount(problemCounter.submitted, veiled.submitted),
    })
    .from(problem)
    .leftJoin(problemCounter, eq(problemCounter.problemId, problem.id))
    .leftJoin(veiled, eq(veiled.problemId, problem.id))
    .leftJoin(running, eq(running.problemId, problem.id))
    .where(eq(problem.id, sql.placeholder('problemId')))
})

function solvingColumns(queries: Queries, running: ReturnType<typeof runningContests>) {
  const solvedByUser = queries
    .select({ one: sql`1` })
    .from(solved)
    .where(and(eq(solved.userId, sql.placeholder('userId')), eq(solved.problemId, problem.id)))
  return {
    isSolved: exists(solvedByUser).mapWith(Boolean),
    isSolutionOpen: problem.isSolutionOpen,
    contest: { id: running.id, name: running.name, endsAt: running.endsAt },
  }
}
