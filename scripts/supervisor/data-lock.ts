import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileLock, lockFile } from '@codedojo/db/embedded'

const stoppingText = 'it is stopping'
// Long enough to see that the other supervisor was told to stop, and then to wait until its programs have ended.
const firstWaitMs = 1_000
const stoppingWaitMs = 40_000

/**
 * Locks a data folder, which only one supervisor may use; waits for one that is stopping. Throws, telling where the other one
 * runs, if there is one.
 */
export async function acquireDataFolder(dataFolder: string, address: string): Promise<FileLock> {
  // As root, the database's system user must be able to traverse the folder; private files inside have their own permissions.
  await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const path = join(dataFolder, 'supervisor.lock')
  const lock = (await lockFile(path, firstWaitMs)) ?? (await waitForStopping(path))
  if (!lock) {
    const other = await readHolder(path)
    throw new Error(
      `CodeDojo already runs on the data folder "${dataFolder}": ${other || 'it is just starting'}.`,
    )
  }
  await lock.write(`${address} (process ${process.pid})\n`)
  return lock
}

/** Tells the next start that this supervisor is stopping, so that waiting is worthwhile. */
export function announceStop(lock: FileLock): Promise<void> {
  return lock.write(`${stoppingText} (process ${process.pid})\n`)
}

async function waitForStopping(path: string): Promise<FileLock | null> {
  const isStopping = (await readHolder(path)).startsWith(stoppingText)
  return isStopping ? lockFile(path, stoppingWaitMs) : null
}

async function readHolder(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).trim()
}
