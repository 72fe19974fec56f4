import { statfs } from 'node:fs/promises'
import type { Overview } from '@codedojo/contract'

const gigabyte = 1024 ** 3
const scarceShare = 0.1

/** Free space of the folder's file system, with advice when less than a tenth or less than 1 GB is free. */
export async function readDiskSpace(folder: string): Promise<Overview['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return rateDiskSpace(bavail * bsize, blocks * bsize)
}

export function rateDiskSpace(freeBytes: number, totalBytes: number): Overview['disk'] {
  const isScarce = freeBytes < gigabyte || freeBytes < totalBytes * scarceShare
  const cure = 'Make room on the disk of the data folder: a full one stops the database.'
  return { freeBytes, totalBytes, cure: isScarce ? cure : null }
}
