import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/*
 * How it works
 *   a program of each language tells which files it has mapped or loaded ─→ the judge reads them whole
 * The kernel charges a page of a file to whoever touches it first. Touched by the judge, the pages of interpreters,
 * virtual machines and libraries count for no learner. Otherwise the first program after a start of the machine would have
 * several times the memory that the same program has later, and the first to use a part that no other has used, more.
 */

/** Reads files into the judge's own account. */
export async function warmFiles(files: readonly string[]): Promise<void> {
  // One that cannot be read stays cold, which costs some memory in the account of a learner and nothing else.
  for (const file of new Set(files)) await readWhole(file).catch(() => {})
}

async function readWhole(path: string): Promise<void> {
  const file = await realpath(path)
  if (!(await stat(file)).isFile()) return
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), async (chunks) => {
    for await (const _ of chunks) {
      // Having been read is all that is wanted.
    }
  })
}
