import type { FileLock } from '@codedojo/db/embedded'
import { acquireDataFolder } from '../supervisor/data-lock.ts'

/**
 * Locks a data folder against supervisors until it is disposed of or the process ends. Throws, telling how to stop it, if one is
 * running there.
 */
export async function lockDataFolder(dataFolder: string): Promise<FileLock> {
  try {
    return await acquireDataFolder(dataFolder, 'a back-up is being restored')
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `${why} Stop it first: Ctrl-C where it runs, or "systemctl stop codedojo". Nothing was changed.`,
      {
        cause,
      },
    )
  }
}
