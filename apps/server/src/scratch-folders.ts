import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Former versions used no process id. */
const form = /^codedojo-(?:upload|import)-(?:(\d+)-|[^-]+$)/
/** Age after which a folder counts as abandoned; no operation takes that long. */
const maxAgeMs = 24 * 3_600_000

/** Creates a temporary folder, which this process deletes itself unless it is killed. */
export function makeScratchFolder(use: 'upload' | 'import'): Promise<string> {
  return mkdtemp(join(tmpdir(), `codedojo-${use}-${process.pid}-`))
}

/**
 * Deletes the folders of killed processes. Process ids are reused: a folder with this process's id from before its
 * start is abandoned, and one with another running process's id only if it is older than a day.
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
  const isOld = Date.now() - found.mtimeMs > maxAgeMs
  if (digits === undefined) return isOld
  const pid = Number(digits)
  if (pid === process.pid) return found.mtimeMs < performance.timeOrigin
  return isOld || !isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists, but belongs to another user (EPERM).
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
