import { startEmbedded } from '../../packages/db/src/embedded/index.ts'
import { connect, type Database } from '../../packages/db/src/index.ts'

/** The database of an installation that runs. */
export async function databaseIn(dataFolder: string): Promise<Database & AsyncDisposable> {
  const { url } = await startEmbedded({ dataFolder, log: () => {} })
  return connect(url, { poolSize: 1 })
}
