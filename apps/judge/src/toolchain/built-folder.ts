import { chmod, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface FolderRecipe {
  /** Must be passable for slot users. */
  readonly parent: string
  /** Changes with everything that the content depends on. */
  readonly name: string
  readonly fill: (folder: string) => Promise<void>
}

/**
 * A folder that is filled once and then never changed. It appears under its name in one step, when it is complete;
 * of several processes that fill it at once, the first wins and the others use its work.
 */
export async function builtFolder({ parent, name, fill }: FolderRecipe): Promise<string> {
  const folder = join(parent, name)
  if (await exists(folder)) return folder
  await mkdir(parent, { recursive: true })
  const draft = await mkdtemp(join(parent, '.draft-'))
  try {
    // Before it is filled: a box may have to look into it while it is made.
    await chmod(draft, 0o755)
    await fill(draft)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(folder))) throw error
  }
  return folder
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
