import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pidOf, readProcessIdentity } from './process-identity.ts'

/** Records the pid of a started program, so that a later start can end it if this supervisor is killed. */
export async function recordProgram(folder: string, name: string, pid: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const identity = await readProcessIdentity(pid)
  if (identity !== null) await writeFile(join(folder, `${name}.pid`), identity, { mode: 0o600 })
}

export async function unrecordProgram(folder: string, name: string): Promise<void> {
  await rm(join(folder, `${name}.pid`), { force: true })
}

/**
 * Ends the programs left running by an earlier supervisor that was killed; returns their names. A process that merely reuses the
 * pid is left alone. Throws if the folder exists but cannot be read, because otherwise two servers could use one data folder.
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

/** Asks a process to end and kills it after `patienceMs`. Returns whether it was running. */
export async function endProcess(identity: string, patienceMs: number): Promise<boolean> {
  const pid = pidOf(identity)
  if ((await readProcessIdentity(pid)) !== identity) return false
  process.kill(pid, 'SIGTERM')
  const deadline = Date.now() + patienceMs
  while ((await readProcessIdentity(pid)) === identity) {
    if (Date.now() > deadline) kill(pid)
    await sleep(20)
  }
  return true
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself at this moment.
  }
}
