import { type Database, schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import { tendRejudge } from './tend-rejudge.ts'

const { rejudge } = schema

const lookEveryMs = 2000

type Log = (message: string, error: unknown) => void

/** Looks after the rejudges that judge, whichever server began them, until it is disposed. */
export function watchRejudges(database: Database, log: Log): AsyncDisposable {
  let current: Promise<void> | null = null
  const look = () => {
    current ??= tendAll(database, log)
      .catch((error: unknown) => log('the rejudges could not be looked up', error))
      .finally(() => {
        current = null
      })
  }
  const timer = setInterval(look, lookEveryMs)
  look()
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      await current
    },
  }
}

/** Takes the next step of every rejudge that judges; one that cannot be tended does not hold up the others. */
export async function tendAll(database: Database, log: Log): Promise<void> {
  const open = await database.queries
    .select({ id: rejudge.id })
    .from(rejudge)
    .where(eq(rejudge.state, 'judging'))
    .orderBy(asc(rejudge.createdAt))
  for (const { id } of open) {
    await tendRejudge(database, id).catch((error: unknown) =>
      log(`the rejudge "${id}" could not be looked after`, error),
    )
  }
}
