import { addDays } from '@codedojo/contract'
import type { Queries, Transaction } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Day } from './calendar.ts'
import { periodsOf } from './person-clock.ts'

/**
 * The dates, among those that miss alone between two of `days`, that a person's clock never showed: it went from the day
 * before to the day after, because its zone did (Samoa had no 30 December 2011) or because they travelled over the date line.
 * Two in a row cannot be skipped, because zones differ by 26 hours at most.
 *
 * Of all moments with one date in a zone, a person lived one exactly if they lived the first or last of their time in the
 * zone, or noon: a date that a zone does not skip has a noon.
 */
export async function skippedDates(
  queries: Queries | Transaction,
  { userId, days }: { readonly userId: string; readonly days: readonly Day[] },
): Promise<ReadonlySet<Day>> {
  const missing = missingAlone(days)
  if (missing.length === 0) return new Set()
  const { rows } = await queries.execute(sql`
    with ${periodsOf(userId)}
    select date::text as day from unnest(${sql.param(missing)}::date[]) as date
      where not exists (
        select from period, lateral (select (date + time '12:00') at time zone zone as at) as noon
          where (since at time zone zone)::date = date
            or ((until - interval '1 microsecond') at time zone zone)::date = date
            or (since <= noon.at and noon.at < until and (noon.at at time zone zone)::date = date))`)
  return new Set(
    z
      .array(z.object({ day: z.string() }))
      .parse(rows)
      .map(({ day }) => day),
  )
}

function missingAlone(days: readonly Day[]): Day[] {
  return days.flatMap((day, at) => {
    const next = days[at + 1]
    return next === addDays(day, 2) ? [addDays(day, 1)] : []
  })
}
