import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SourceFile } from '@codedojo/problem-package'

/** Writes sources into a folder in which no program has run yet. */
export async function writeSources(folder: string, sources: readonly SourceFile[]): Promise<void> {
  for (const { name, bytes } of sources) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes, { flag: 'wx', mode: 0o644 })
  }
}
