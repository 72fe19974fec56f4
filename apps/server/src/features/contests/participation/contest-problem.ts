import { positionOf, type User } from '@codedojo/contract'
import { type Database, preparedQuery, schema } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { findProblem, type ProblemRow } from '../../problems/index.ts'
import { type ContestNow, requireParticipant } from '../find-contest.ts'

const { contestProblem } = schema

/** A problem of a contest that the caller may access. */
export interface OpenProblem {
  readonly contest: ContestNow
  readonly problem: ProblemRow
  readonly letter: string
  readonly points: number
}

interface ContestProblemRequest {
  readonly params: { readonly id: string; readonly letter: string }
  readonly user: User | null
  readonly admins: 'may look' | 'must register'
}

const contestEntry = preparedQuery('contest_entry', (queries) =>
  queries
    .select({ problemId: contestProblem.problemId, points: contestProblem.points })
    .from(contestProblem)
    .where(
      and(
        eq(contestProblem.contestId, sql.placeholder('id')),
        eq(contestProblem.position, sql.placeholder('position')),
      ),
    ),
)

/**
 * Finds a problem of a contest for a participant. Does not check whether the contest runs. Throws `contest_not_found`,
 * `not_in_contest` and `problem_not_found`.
 */
export async function requireContestProblem(
  database: Database,
  { params: { id, letter }, user, admins }: ContestProblemRequest,
): Promise<OpenProblem> {
  const contest = await requireParticipant(database, { id, user, admins })
  const [entry] = await contestEntry(database).execute({ id, position: positionOf(letter) })
  const problem = entry ? await findProblem(database, entry.problemId) : null
  if (!entry || !problem) throw new AppError('problem_not_found', 'The contest has no such problem.')
  return { contest, problem, letter, points: entry.points }
}
