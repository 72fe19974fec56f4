import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedDatabase, startEmbedded } from '@codedojo/db/embedded'
import type { OperatorOutput } from './operator-output.ts'

const watchEveryMs = 300
const retryAfterMs = 2_000

/** Database URLs for the server and the judge. */
export interface DatabaseAddress {
  readonly url: string
  /** URL for the judge's role; null if that has no login, in which case the judge connects as owner and drops its rights. */
  readonly judgeUrl: string | null
}

export interface RunningDatabase extends DatabaseAddress {
  readonly stop: () => Promise<void>
}

/** Starts the embedded database and restarts it whenever it ends, until `stop`. Its URLs never change. */
export async function keepDatabaseRunning(
  dataFolder: string,
  { say, warn }: Pick<OperatorOutput, 'say' | 'warn'>,
): Promise<RunningDatabase> {
  const options = { dataFolder, log: warn }
  let database = await startEmbedded(options)
  if (database.isAdopted) say('The database was still running; it goes on.')
  const stopping = new AbortController()
  const loop = async () => {
    while (!stopping.signal.aborted) {
      if (!(await database.isRunning())) database = (await restart(options)) ?? database
      await sleep(watchEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const watching = loop()
  return {
    url: database.url,
    judgeUrl: database.judgeUrl,
    stop: async () => {
      stopping.abort()
      await watching
      await database.stop()
    },
  }
}

async function restart(options: Parameters<typeof startEmbedded>[0]): Promise<EmbeddedDatabase | null> {
  options.log('The database died; it starts again.')
  try {
    return await startEmbedded(options)
  } catch (error) {
    options.log(error instanceof Error ? error.message : String(error))
    await sleep(retryAfterMs)
    return null
  }
}
