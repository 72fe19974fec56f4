import { type Database, preparedSql, type Queries, runSql } from '@codedojo/db'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { localDayOf, type PersonClock } from './person-clock.ts'

/** The person's local date at a moment, in SQL. */
export type DayOf = (moment: SQLWrapper) => SQL<string>

/** The days of somebody who never changed their time zone: the zone is a value of the query. */
const dayInOneZone: DayOf = (moment) =>
  localDayOf({ periods: [{ since: '', zone: sql.placeholder('zone'), earliestDay: null }] }, moment)

/**
 * A frequent query about days, which has `userId` among its placeholders. Almost everybody has lived in one time zone, so it is
 * prepared for them; for anybody else its SQL is built anew. Returns the driver's rows. Throws if another query has this name.
 */
export function preparedByClock(
  name: string,
  build: (queries: Queries, dayOf: DayOf) => SQL,
): (
  database: Database,
  clock: PersonClock,
  values?: Readonly<Record<string, unknown>>,
) => Promise<unknown[]> {
  const inOneZone = preparedSql(name, (queries) => build(queries, dayInOneZone))
  return (database, clock, values) => {
    const { userId, periods, zone } = clock
    if (periods.length === 1) return inOneZone(database, { ...values, userId, zone })
    const query = build(database.queries, (moment) => localDayOf(clock, moment))
    return runSql(database, query, { ...values, userId })
  }
}
