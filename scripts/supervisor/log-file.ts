import { copyFile, mkdir, open, stat, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'

const largestBytes = 20 * 1024 * 1024
const tailBytes = 4096

/**
 * Opens a log for a program to append to. The program writes to the file directly, not through this process, so that it can
 * continue if the supervisor is killed.
 */
export async function openLog(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return open(path, 'a', 0o600)
}

/** Rotates a log larger than 20 MB to `.1`. Its writer appends, so it continues at the start of the file. */
export async function trimLog(path: string): Promise<void> {
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size <= largestBytes) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

/** The last lines of a log, to explain why its program died. */
export async function readLastLines(path: string, count: number): Promise<string[]> {
  await using file = await open(path, 'r')
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(tailBytes),
    position: Math.max(0, size - tailBytes),
  })
  const lines = buffer.subarray(0, bytesRead).toString('utf8').trimEnd().split('\n')
  return lines.slice(-count)
}
