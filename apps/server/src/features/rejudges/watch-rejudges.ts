import { type Database, schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import { tendRejudge } from './tend-rejudge.ts'

const { rejudge } = schema

const lookEveryMs = 2000

/** Looks after the rejudges that judge, whichever server began them, until it is disposed. */
export function watchRejudges(
  database: Database,
  log: (message: string, error: unknown) => void,
): AsyncDisposable {
  let current: Promise<void> | null = null
  const look = () => {
    current ??= tendAll(database)
      .catch((error: unknown) => log('a rejudge could not be looked after', error))
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

/** Takes the next step of every rejudge that judges. */
export async function tendAll(database: Database): Promise<void> {
  const open = await database.queries
    .select({ id: rejudge.id })
    .from(rejudge)
    .where(eq(rejudge.state, 'judging'))
    .orderBy(asc(rejudge.createdAt))
  for (const { id } of open) await tendRejudge(database, id)
}
