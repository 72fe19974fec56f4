import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Former versions gave no number. */
const form = /^codedojo-(?:upload|import)-(?:(\d+)-|[^-]+$)/
/** Nothing that goes on takes so long. */
const mostAgeMs = 24 * 3_600_000

/** An empty folder for files that this process needs for a while and deletes by itself, if it is not killed before. */
export function makeScratchFolder(use: 'upload' | 'import'): Promise<string> {
  return mkdtemp(join(tmpdir(), `codedojo-${use}-${process.pid}-`))
}

/**
 * Deletes the folders of processes that were killed. A number of a process may be given again: what was there before this process
 * began is not its own, and of another one only what is older than a day is taken for a left-over.
 */
export async function sweepScratchFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const found = form.exec(name)
    const path = join(tmpdir(), name)
    if (found && (await isLeftOver(path, found[1]))) await rm(path, { recursive: true, force: true })
  }
}

async function isLeftOver(path: string, digits: string | undefined): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  if (found === null) return false
  const isOld = Date.now() - found.mtimeMs > mostAgeMs
  if (digits === undefined) return isOld
  const pid = Number(digits)
  if (pid === process.pid) return found.mtimeMs < performance.timeOrigin
  return isOld || !isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs, but as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
