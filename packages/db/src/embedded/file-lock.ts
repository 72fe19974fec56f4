import { spawn } from 'node:child_process'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** An advisory lock that the kernel releases when its process ends, even by kill -9, so that it is never stale. */
export interface FileLock extends AsyncDisposable {
  /** Replaces the text of the file, which other processes can read. */
  readonly write: (text: string) => Promise<void>
}

/**
 * Locks a file; returns null if another process still holds it after `waitMs` milliseconds. Throws if the file cannot be opened
 * or the program flock(1) is missing.
 */
export async function lockFile(path: string, waitMs: number): Promise<FileLock | null> {
  const file = await open(path, 'a+', 0o600)
  try {
    if (await waitForLock(file, Date.now() + waitMs)) return lockOn(file)
  } catch (error) {
    await file.close()
    throw error
  }
  await file.close()
  return null
}

async function waitForLock(file: FileHandle, deadline: number): Promise<boolean> {
  while (!(await tryLock(file))) {
    if (Date.now() >= deadline) return false
    await sleep(50)
  }
  return true
}

function lockOn(file: FileHandle): FileLock {
  return {
    write: async (text) => {
      await file.truncate(0)
      await file.appendFile(text)
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
}

/**
 * Node has no flock(2). Such a lock belongs to the open file description, so a child that inherits the descriptor can take the
 * lock for this process.
 */
function tryLock(file: FileHandle): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file.fd] })
    child.once('error', (cause) => reject(new Error('The program flock (util-linux) is needed.', { cause })))
    child.once('exit', (code) => resolve(code === 0))
  })
}
