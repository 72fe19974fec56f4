import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identityOf, pidOf } from './process-identity.ts'

/** Remembers a program that we started, so that a later start can end it if we are killed. */
export async function remember(folder: string, name: string, pid: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const identity = await identityOf(pid)
  if (identity !== null) await writeFile(join(folder, `${name}.pid`), identity, { mode: 0o600 })
}

export async function forget(folder: string, name: string): Promise<void> {
  await rm(join(folder, `${name}.pid`), { force: true })
}

/**
 * Ends the programs that an earlier, killed supervisor left running; answers their names.
 * A process that merely got the same id is left alone. Throws when there is a folder that cannot be read: two servers on one data
 * folder would follow.
 */
export async function endOrphans(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new Error(
      `"${folder}" cannot be read, so what an earlier start left running is not known: ${error.message}`,
    )
  })
  const ended = await Promise.all(
    files
      .filter((file) => file.endsWith('.pid'))
      .map(async (file) => {
        const identity = await readFile(join(folder, file), 'utf8')
        const wasRunning = await endProcess(identity, 5_000)
        await rm(join(folder, file), { force: true })
        return wasRunning ? [file.replace(/\.pid$/, '')] : []
      }),
  )
  return ended.flat()
}

/** Asks a process to end, and kills it after `patienceMs`. Answers whether it was running. */
export async function endProcess(identity: string, patienceMs: number): Promise<boolean> {
  const pid = pidOf(identity)
  if ((await identityOf(pid)) !== identity) return false
  process.kill(pid, 'SIGTERM')
  const deadline = Date.now() + patienceMs
  while ((await identityOf(pid)) === identity) {
    if (Date.now() > deadline) kill(pid)
    await sleep(20)
  }
  return true
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself in this very moment.
  }
}
