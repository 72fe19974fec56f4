import { type Database, isDatabaseUnavailable } from '@codedojo/db'

export interface ActiveDays {
  /** Remembers that the user was here today; costs a query only the first time that this process sees them on a day. */
  readonly note: (userId: string) => Promise<void>
}

type Log = (message: string, error: unknown) => void

export function trackActiveDays(database: Database, log: Log): ActiveDays {
  let today = ''
  const seen = new Set<string>()
  return {
    note: async (userId) => {
      const day = localDay(new Date())
      if (day !== today) {
        today = day
        seen.clear()
      }
      if (seen.has(userId)) return
      seen.add(userId)
      await insertDay(database, day, userId).catch((error: unknown) => {
        seen.delete(userId)
        // Whatever the user asked for is about to say so itself.
        if (!isDatabaseUnavailable(error)) log('a day of a user could not be kept', error)
      })
    },
  }
}

/** Nothing is kept of somebody who is erased at this moment. */
async function insertDay(database: Database, day: string, userId: string): Promise<void> {
  await database.pool.query(
    'insert into active_day (day, user_id) select $1, id from "user" where id = $2 on conflict do nothing',
    [day, userId],
  )
}

/** The date in the time zone of the server, for example 2026-01-31. */
export function localDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
