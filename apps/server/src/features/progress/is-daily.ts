import { schema } from '@codedojo/db'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const { dailyProblem, formerDailyProblem } = schema

/**
 * Whether a problem is that of a row of `daily_problem`, or was until another had to be chosen: nobody loses a day that they
 * had done.
 */
export function isDaily(problemId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(${problemId} = ${dailyProblem}.problem_id or exists (select from ${formerDailyProblem} former
    where former.day = ${dailyProblem}.day and former.problem_id = ${problemId}))`
}
