import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { advanceAllRejudges } from '../watch-rejudges.ts'

const lookEveryMs = 20

/** Advances the rejudges, as servers do, until this one is judged; a judge must be running. */
export async function untilJudged(database: Database, id: string): Promise<void> {
  for (;;) {
    await advanceAllRejudges(database, fail)
    const { rejudge } = schema
    const [row] = await database.queries
      .select({ state: rejudge.state })
      .from(rejudge)
      .where(eq(rejudge.id, id))
    if (row?.state !== 'judging') return
    await sleep(lookEveryMs)
  }
}

function fail(message: string, cause: unknown): never {
  throw new Error(message, { cause })
}
