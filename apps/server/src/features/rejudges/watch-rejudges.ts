import { type Database, schema } from '@codedojo/db'
import { asc, inArray } from 'drizzle-orm'
import { pollRepeatedly } from '../../poll-repeatedly.ts'
import { advanceApplying } from './advance-applying.ts'
import { advanceRejudge } from './advance-rejudge.ts'

const { rejudge } = schema

const lookEveryMs = 2000
/** At a look: the others have their turn in between, and a server that stops need not wait for long. */
const applyingMs = 3000

type Log = (message: string, error: unknown) => void

/** Looks after the rejudges that judge or are being applied, whichever server began them, until it is disposed. */
export function watchRejudges(database: Database, log: Log): AsyncDisposable {
  return pollRepeatedly(() => advanceAllRejudges(database, log), {
    everyMs: lookEveryMs,
    onFailure: (error) => log('the rejudges could not be looked up', error),
  })
}

/** Takes the next steps of every rejudge that judges or is being applied; one that cannot be tended does not hold up the others. */
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
