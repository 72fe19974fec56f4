import { lstat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Why the file that a compiler should have left cannot be run; null when it can. A link, a pipe or a folder in its
 * place is no program, whatever it leads to: nothing here is followed or opened.
 */
export async function artefactFault(folder: string, name: string): Promise<string | null> {
  const left = await lstat(join(folder, name)).catch(() => null)
  if (left === null) return 'The compiler left no program.'
  return left.isFile() ? null : 'The compiler left something that is no program.'
}
