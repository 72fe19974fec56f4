import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
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
  await sweepDrafts(parent)
  const draft = await mkdtemp(join(parent, draftPrefix))
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

const draftPrefix = '.draft-'
/** Longer than any filling takes: an older draft is that of a process that was killed. */
const draftLifeMs = 60 * 60 * 1000

async function sweepDrafts(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(draftPrefix)) continue
    const found = await stat(join(parent, name)).catch(() => undefined)
    const isOld = found !== undefined && found.mtimeMs < Date.now() - draftLifeMs
    if (isOld) await rm(join(parent, name), { recursive: true, force: true })
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
