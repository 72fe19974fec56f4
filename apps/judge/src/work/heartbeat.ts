import {
  type Database,
  type JudgeRow,
  judgesNamed,
  releaseLostJudges,
  renewJudge,
  retireJudge,
} from '@codedojo/db'
import { logOf } from '@codedojo/log'
import { isOwnerAlive } from '@codedojo/sandbox'
import { errorText } from './error-text.ts'

/** How often a judge says that it lives, and how long it is believed after that. */
export interface LeaseTimes {
  readonly heartbeatMs: number
  readonly leaseMs: number
}

/**
 * Enters a judge into the list and keeps it there, each time as it then is; disposing takes it off. On the way it gives the jobs of judges whose
 * lease has run out back to the queue, and, without waiting for that, of those of its name that it can see to have ended.
 */
export async function startHeartbeat(
  database: Database,
  row: () => JudgeRow,
  { heartbeatMs, leaseMs }: LeaseTimes,
): Promise<AsyncDisposable> {
  const { id, name } = row()
  let isStopped = false
  const beat = async () => {
    await renewJudge(database, row(), leaseMs)
    const dead = (await judgesNamed(database, name)).filter(
      ({ processKey }) => isOwnerAlive(processKey) === false,
    )
    await releaseLostJudges(
      database,
      dead.map((judge) => judge.id),
    )
  }
  await beat()
  let beating: Promise<void> | null = null
  const beatAlone = () => {
    // While the database hangs, more of them would only take the connections of those who hand in verdicts.
    if (isStopped || beating) return
    beating = beat()
      .catch((error: unknown) => logOf('judge').error(`the database does not answer: ${errorText(error)}`))
      .finally(() => {
        beating = null
      })
  }
  const timer = setInterval(beatAlone, heartbeatMs)
  return {
    [Symbol.asyncDispose]: async () => {
      isStopped = true
      clearInterval(timer)
      await beating
      await retireJudge(database, id)
    },
  }
}
