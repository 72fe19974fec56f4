import { spawn } from 'node:child_process'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** A lock that ends with its process: the kernel gives it back even after kill -9, so it is never stale. */
export interface FileLock extends AsyncDisposable {
  /** Replaces what `readLock` of another process sees. */
  readonly write: (text: string) => Promise<void>
}

/**
 * Locks a file, or answers null when another process still holds it after `waitMs` milliseconds.
 * Throws when the file cannot be opened or the program flock(1) is missing.
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
 * Node has no flock(2). A lock of that kind belongs to the open file, not to a process,
 * so a child that inherits the descriptor may take the lock and leave it with us.
 */
function tryLock(file: FileHandle): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file.fd] })
    child.once('error', (cause) => reject(new Error('The program flock (util-linux) is needed.', { cause })))
    child.once('exit', (code) => resolve(code === 0))
  })
}
