import { statfs } from 'node:fs/promises'
import type { Overview } from '@codedojo/contract'

const gigabyte = 1024 ** 3
const scarceShare = 0.1

/** How much room the file system of a folder has; a cure when it is under a tenth or under 1 GB. */
export async function readDiskSpace(folder: string): Promise<Overview['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return rateDiskSpace(bavail * bsize, blocks * bsize)
}

export function rateDiskSpace(freeBytes: number, totalBytes: number): Overview['disk'] {
  const isScarce = freeBytes < gigabyte || freeBytes < totalBytes * scarceShare
  const cure = 'Make room on the disk of the data folder: a full one stops the database.'
  return { freeBytes, totalBytes, cure: isScarce ? cure : null }
}
