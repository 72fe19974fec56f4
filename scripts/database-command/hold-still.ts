import type { FileLock } from '@codedojo/db/embedded'
import { takeDataFolder } from '../supervisor/data-lock.ts'

/**
 * Keeps every supervisor out of a data folder until it is disposed, or the process ends. Throws, saying how to stop it, when
 * one works there.
 */
export async function holdStill(dataFolder: string): Promise<FileLock> {
  try {
    return await takeDataFolder(dataFolder, 'a back-up is being restored')
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
