import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openZip } from '@codedojo/problem-package'

/** Unpacks an archive; the files by path. */
export async function unzip(zip: Buffer): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-taken-'))
  try {
    const path = join(folder, 'taken.zip')
    await writeFile(path, zip)
    await using files = await openZip(path)
    const texts = new Map<string, string>()
    for (const name of files.paths) texts.set(name, Buffer.from(await files.read(name)).toString())
    return texts
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
