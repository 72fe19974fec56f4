import { copyFile, mkdir, open, stat, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'

const largestBytes = 20 * 1024 * 1024
const tailBytes = 4096

/**
 * Opens a log for a program to append to. The program writes the file itself, not through us,
 * so it can go on when the supervisor is killed.
 */
export async function openLog(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return open(path, 'a', 0o600)
}

/** Puts a log of more than 20 MB aside as `.1`; its writer appends, so it simply goes on at the start. */
export async function trimLog(path: string): Promise<void> {
  const { size } = await stat(path).catch(() => ({ size: 0 }))
  if (size <= largestBytes) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

/** The last lines of a log, for a message that tells why its program died. */
export async function lastLines(path: string, count: number): Promise<string[]> {
  await using file = await open(path, 'r')
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(tailBytes),
    position: Math.max(0, size - tailBytes),
  })
  const lines = buffer.subarray(0, bytesRead).toString('utf8').trimEnd().split('\n')
  return lines.slice(-count)
}
