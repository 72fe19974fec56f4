import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether an error means that a file does not exist (ENOENT). */
export function isFileNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Names of the files and folders that were last changed before that. */
export async function listOlderFiles(folder: string, before: Date): Promise<string[]> {
  const old: string[] = []
  for (const name of await readdir(folder)) {
    if (await isOlder(join(folder, name), before)) old.push(name)
  }
  return old
}

/** Deletes those of the older files that `choose` returns. */
export async function deleteOlderFiles(
  folder: string,
  before: Date,
  choose: (names: readonly string[]) => readonly string[],
): Promise<void> {
  for (const name of choose(await listOlderFiles(folder, before)))
    await rm(join(folder, name), { force: true })
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < before
  } catch (error) {
    if (isFileNotFound(error)) return false
    throw error
  }
}
