import { type Database, schema } from '@codedojo/db'
import { asc, inArray } from 'drizzle-orm'
import { pollRepeatedly } from '../../poll-repeatedly.ts'
import { advanceApplying } from './advance-applying.ts'
import { advanceRejudge } from './advance-rejudge.ts'

const { rejudge } = schema

const lookEveryMs = 2000
/** Maximum time per rejudge and poll, so that others get their turn and a stopping server need not wait long. */
const applyingMs = 3000

type Log = (message: string, error: unknown) => void

/** Advances the rejudges that are judging or being applied, whichever server started them, until it is disposed. */
export function watchRejudges(database: Database, log: Log): AsyncDisposable {
  return pollRepeatedly(() => advanceAllRejudges(database, log), {
    everyMs: lookEveryMs,
    onFailure: (error) => log('the rejudges could not be looked up', error),
  })
}

/** Advances every rejudge that is judging or being applied; an error of one does not block the others. */
export async function advanceAllRejudges(database: Database, log: Log): Promise<void> {
  const open = await database.queries
    .select({ id: rejudge.id, state: rejudge.state })
    .from(rejudge)
    .where(inArray(rejudge.state, ['judging', 'applying']))
    .orderBy(asc(rejudge.createdAt))
  for (const { id, state } of open) {
    const tended =
      state === 'applying' ? advanceApplying(database, id, applyingMs) : advanceRejudge(database, id)
    await tended.catch((error: unknown) => log(`the rejudge "${id}" could not be looked after`, error))
  }
}
