import { type Database, prepared, schema } from '@codedojo/db'
import { and, eq, exists, sql } from 'drizzle-orm'
import { type RunningContest, runningContests, veiledCounts } from '../contest-window.ts'
import { shownCount } from '../queries.ts'

const { problem, problemCounter, solved } = schema

/** What changes of a problem from moment to moment and from person to person. */
export interface ProblemMoment {
  readonly isSolved: boolean
  readonly acceptedCount: number
  readonly submittedCount: number
  /** That it is in, of several the one that ends last; null: none. */
  readonly contest: RunningContest | null
}

/** In one query, because every opening of a problem asks. */
export async function readMoment(
  database: Database,
  asked: { readonly problemId: string; readonly userId: string },
): Promise<ProblemMoment> {
  const [row] = await prepared(database, 'problem_moment', (queries) => {
    const veiled = veiledCounts({ queries })
    const running = runningContests({ queries })
    const solvedByUser = queries
      .select({ one: sql`1` })
      .from(solved)
      .where(and(eq(solved.userId, sql.placeholder('userId')), eq(solved.problemId, problem.id)))
    return queries
      .select({
        isSolved: exists(solvedByUser).mapWith(Boolean),
        acceptedCount: shownCount(problemCounter.accepted, veiled.accepted),
        submittedCount: shownCount(problemCounter.submitted, veiled.submitted),
        contest: { id: running.id, name: running.name, endsAt: running.endsAt },
      })
      .from(problem)
      .leftJoin(problemCounter, eq(problemCounter.problemId, problem.id))
      .leftJoin(veiled, eq(veiled.problemId, problem.id))
      .leftJoin(running, eq(running.problemId, problem.id))
      .where(eq(problem.id, sql.placeholder('problemId')))
  }).execute(asked)
  return row ?? { isSolved: false, acceptedCount: 0, submittedCount: 0, contest: null }
}
