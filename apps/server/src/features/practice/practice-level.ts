import type { ProgrammingExperience } from '@codedojo/contract'
import { type Database, preparedQuery, schema } from '@codedojo/db'
import { and, count, eq, lt, sql } from 'drizzle-orm'

const { preference, problem, solved, user } = schema

export type PracticeLevel = (typeof schema.dailyProblem.$inferSelect)['level']

interface SolveCounts {
  readonly easy: number
  readonly medium: number
  readonly hard: number
}

/**
 * The level of somebody with these solved problems. People are no beginners if they say that they are experienced, or have solved
 * fifteen problems, or three that are not easy; with ten hard ones they are advanced.
 */
export function practiceLevelOf(
  { easy, medium, hard }: SolveCounts,
  experience: ProgrammingExperience | null,
): PracticeLevel {
  if (hard >= 10) return 'advanced'
  const isPastTheStart = medium + hard >= 3 || easy + medium + hard >= 15
  return isPastTheStart || experience === 'much' ? 'regular' : 'beginner'
}

/**
 * The level of a person by what they had solved before a moment: the start of their day, so that solving the daily problem does
 * not replace it.
 */
export async function readPracticeLevel(
  database: Database,
  asked: { readonly userId: string; readonly before: Date },
): Promise<PracticeLevel> {
  const [row] = await levelFacts(database).execute(asked)
  return row ? practiceLevelOf(row, row.experience) : 'beginner'
}

const solvesOf = (difficulty: string) =>
  sql<number>`(${count(sql`case when ${problem.difficulty} = ${difficulty} then 1 end`)})::int`

const levelFacts = preparedQuery('practice_level', (queries) =>
  queries
    .select({
      experience: preference.programmingExperience,
      easy: solvesOf('easy'),
      medium: solvesOf('medium'),
      hard: solvesOf('hard'),
    })
    .from(user)
    .leftJoin(preference, eq(preference.userId, user.id))
    .leftJoin(
      solved,
      and(eq(solved.userId, user.id), lt(solved.solvedAt, sql`${sql.placeholder('before')}::timestamptz`)),
    )
    .leftJoin(problem, eq(problem.id, solved.problemId))
    .where(eq(user.id, sql.placeholder('userId')))
    .groupBy(preference.programmingExperience),
)
