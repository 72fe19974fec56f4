import {
  type Database,
  type JudgeRow,
  judgesNamed,
  releaseLostJudges,
  renewJudge,
  retireJudge,
} from '@codedojo/db'
import { errorText } from './error-text.ts'
import { hasEndedHere } from './process-key.ts'

/** How often a judge says that it lives, and how long it is believed after that. */
export interface LeaseTimes {
  readonly heartbeatMs: number
  readonly leaseMs: number
}

/**
 * Enters a judge into the list and keeps it there; disposing takes it off. On the way it gives the jobs of judges whose
 * lease has run out back to the queue, and, without waiting for that, of those of its name that it can see to have ended.
 */
export async function startHeartbeat(
  database: Database,
  row: JudgeRow,
  { heartbeatMs, leaseMs }: LeaseTimes,
): Promise<AsyncDisposable> {
  let isStopped = false
  const beat = async () => {
    if (isStopped) return
    await renewJudge(database, row, leaseMs)
    const dead = (await judgesNamed(database, row.name)).filter(({ processKey }) => hasEndedHere(processKey))
    await releaseLostJudges(
      database,
      dead.map(({ id }) => id),
    )
  }
  await beat()
  let beating: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    beating = beat().catch((error: unknown) => {
      console.error(`judge: the database does not answer: ${errorText(error)}`)
    })
  }, heartbeatMs)
  return {
    [Symbol.asyncDispose]: async () => {
      isStopped = true
      clearInterval(timer)
      await beating
      await retireJudge(database, row.id)
    },
  }
}
