import { type Database, preparedQuery, type Queries, schema } from '@codedojo/db'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isUnveiled } from '../problems/index.ts'
import { type DayOf, preparedByClock } from './days/prepared-by-clock.ts'

/** Audience of the figures: the person, or visitors of the public profile. */
export type Audience = 'self' | 'everybody'

/**
 * Condition on the submissions that count for an audience. Visitors do not see those of a running or frozen contest,
 * because they would reveal results that the scoreboard hides.
 */
export function countedSubmissionsFor(
  database: Pick<Database, 'queries'>,
  reader: Audience,
): SQL | undefined {
  return reader === 'self' ? undefined : isUnveiled(database)
}

/**
 * Prepares a query about the counted submissions of `userId`, once per audience. `own`: condition on these submissions.
 */
export function prepareByAudience<Statement>(
  name: string,
  build: (queries: Queries, own: SQL | undefined) => { readonly prepare: (name: string) => Statement },
): Readonly<Record<Audience, (database: Database) => Statement>> {
  const prepared = (reader: Audience) =>
    preparedQuery(`${name}_for_${reader}`, (queries) => build(queries, ownSubmissions(queries, reader)))
  return { self: prepared('self'), everybody: prepared('everybody') }
}

/** The same for a query about days, see `preparedByClock`. */
export function prepareDaysByAudience(
  name: string,
  build: (dayOf: DayOf, own: SQL | undefined) => SQL,
): Readonly<Record<Audience, ReturnType<typeof preparedByClock>>> {
  const prepared = (reader: Audience) =>
    preparedByClock(`${name}_for_${reader}`, (queries, dayOf) =>
      build(dayOf, ownSubmissions(queries, reader)),
    )
  return { self: prepared('self'), everybody: prepared('everybody') }
}

function ownSubmissions(queries: Queries, reader: Audience): SQL | undefined {
  const isOwn = eq(schema.submission.userId, sql.placeholder('userId'))
  return and(isOwn, countedSubmissionsFor({ queries }, reader))
}
