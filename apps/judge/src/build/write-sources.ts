import { mkdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SourceFile } from '@codedojo/problem-package'

// Writing so much at once keeps the process shorter than handing it to another thread.
const smallBytes = 256 * 1024
const once = { flag: 'wx', mode: 0o644 }

/** Writes sources into a folder in which no program has run yet. */
export async function writeSources(folder: string, sources: readonly SourceFile[]): Promise<void> {
  for (const { name, bytes } of sources) {
    const path = join(folder, name)
    if (dirname(path) !== folder) mkdirSync(dirname(path), { recursive: true })
    if (bytes.length <= smallBytes) writeFileSync(path, bytes, once)
    else await writeFile(path, bytes, once)
  }
}
