import { schema } from '@codedojo/db'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const { dailyProblem, formerDailyProblem } = schema

/**
 * Whether a problem is that of a `daily_problem` row, or was before it had to be replaced, so that nobody loses a day
 * they had completed.
 */
export function isDailyProblem(problemId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(${problemId} = ${dailyProblem}.problem_id or exists (select from ${formerDailyProblem} former
    where former.day = ${dailyProblem}.day and former.problem_id = ${problemId}))`
}
