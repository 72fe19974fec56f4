import { mkdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SourceFile } from '@codedojo/problem-package'

// Below this size a synchronous write takes less time than handing the work to a thread pool.
const smallBytes = 256 * 1024
const once = { flag: 'wx', mode: 0o644 }

/** Writes source files into a folder in which no program has run yet. */
export async function writeSources(folder: string, sources: readonly SourceFile[]): Promise<void> {
  for (const { name, bytes } of sources) {
    const path = join(folder, name)
    if (dirname(path) !== folder) mkdirSync(dirname(path), { recursive: true })
    if (bytes.length <= smallBytes) writeFileSync(path, bytes, once)
    else await writeFile(path, bytes, once)
  }
}
