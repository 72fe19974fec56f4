import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileLock, lockFile } from '@codedojo/db/embedded'

// A supervisor that was told to stop a moment ago may still be ending its programs.
const patienceMs = 1_000

/**
 * Makes sure that one supervisor at a time works in a data folder.
 * Throws, saying where the other one runs, when there is one.
 */
export async function takeDataFolder(dataFolder: string, address: string): Promise<FileLock> {
  // As root the database's system user must pass through; inside, everything private has its own mode.
  await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const path = join(dataFolder, 'supervisor.lock')
  const lock = await lockFile(path, patienceMs)
  if (!lock) {
    const other = (await readFile(path, 'utf8')).trim()
    throw new Error(
      `CodeDojo already runs on the data folder "${dataFolder}": ${other || 'it is just starting'}.`,
    )
  }
  await lock.write(`${address} (process ${process.pid})\n`)
  return lock
}
