import { buffer } from 'node:stream/consumers'
import { openFolder } from '../folder-files.ts'
import { zipOf } from './zip-of.ts'

/** The package in a folder as a zip. Throws `PackageError` for a link that leads out, and for what is too large. */
export async function packFolder(folder: string): Promise<Buffer> {
  await using files = await openFolder(folder)
  return await buffer(zipOf(files.paths.map((path) => ({ path, content: () => files.read(path) }))))
}
