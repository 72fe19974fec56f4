import { buffer } from 'node:stream/consumers'
import { openFolder } from '../folder-files.ts'
import { createZipStream } from './zip-stream.ts'

/** Zips the package in a folder. Throws `PackageError` for a link that leads out and for files that are too large. */
export async function packFolder(folder: string): Promise<Buffer> {
  await using files = await openFolder(folder)
  return await buffer(createZipStream(files.paths.map((path) => ({ path, content: () => files.read(path) }))))
}
