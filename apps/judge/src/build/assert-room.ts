import { statfs } from 'node:fs/promises'
import { SandboxError } from '@codedojo/sandbox'
import { compileFileMebibytes } from '../limits.ts'

const mebibyte = 1024 * 1024
/** Twice the largest file that a compiler may write. */
const neededMebibytes = 2 * compileFileMebibytes

/**
 * Throws `SandboxError` when the disk of a folder is nearly full: a compiler that failed there may have failed for want
 * of room, which says nothing about the program.
 */
export async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / mebibyte)
  if (free >= neededMebibytes) return
  throw new SandboxError(
    `The disk on which the judge compiles has ${free} MB left and needs ${neededMebibytes}: make room, or move DATA_DIR.`,
  )
}
