import {
  type Database,
  type JudgeRow,
  readJudgesByName,
  releaseLostJudges,
  renewJudge,
  retireJudge,
} from '@codedojo/db'
import { logOf } from '@codedojo/log'
import { isOwnerAlive } from '@codedojo/sandbox'
import { errorText } from './error-text.ts'

/** The heartbeat interval, and how long a lease is valid after each heartbeat. */
export interface LeaseTimes {
  readonly heartbeatMs: number
  readonly leaseMs: number
}

/**
 * Registers a judge and renews its lease with its current status; disposing removes the registration. Each heartbeat also
 * releases the jobs of judges whose lease has expired, and, without waiting for the lease to expire, those of earlier judges of
 * this name whose process has ended.
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
    const dead = (await readJudgesByName(database, name)).filter(
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
    // While the database hangs, further heartbeats would only take connections away from those who store verdicts.
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
