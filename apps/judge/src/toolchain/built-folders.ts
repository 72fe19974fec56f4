import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders that are filled once and then never changed, shared by all judges of a machine. Disposing gives them up. */
export interface BuiltFolders extends AsyncDisposable {
  /** The folder of this name, filled if nobody has filled it before. */
  readonly build: (recipe: FolderRecipe) => Promise<string>
}

export interface FolderRecipe {
  /** A word and the content key of everything that the content depends on: `cpp-0123456789abcdef`. */
  readonly name: string
  readonly fill: (folder: string) => Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
const touchEveryMs = dayMs
/** A precompiled header takes a hundred megabytes, and each update of a compiler makes another. */
const unusedLifeMs = 30 * dayMs
/** Longer than any filling takes: an older draft is that of a process that was killed. */
const draftLifeMs = 60 * 60 * 1000

const draftPrefix = '.draft-'
const builtName = /^[a-z]+-[0-9a-f]{16}$/

/**
 * Opens the folders in `parent`, which slot users must be able to pass. What no judge has used for thirty days is removed:
 * each judge writes the time of its use into the folders that it was given, and every day again.
 */
export async function openBuiltFolders(parent: string): Promise<BuiltFolders> {
  await mkdir(parent, { recursive: true })
  await sweep(parent)
  const used = new Set<string>()
  const touchAll = () => Promise.all(Array.from(used, touch))
  const timer = setInterval(touchAll, touchEveryMs).unref()
  return {
    build: async ({ name, fill }) => {
      const folder = join(parent, name)
      if (!(await touch(folder))) await fillFolder(folder, fill)
      used.add(folder)
      return folder
    },
    [Symbol.asyncDispose]: async () => clearInterval(timer),
  }
}

/**
 * It appears under its name in one step, when it is complete; of several processes that fill it at once, the first wins
 * and the others use its work.
 */
async function fillFolder(folder: string, fill: FolderRecipe['fill']): Promise<void> {
  const draft = await mkdtemp(join(folder, '..', draftPrefix))
  try {
    // Before it is filled: a box may have to look into it while it is made.
    await chmod(draft, 0o755)
    await fill(draft)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await touch(folder))) throw error
  }
}

/** Writes the time of use into the folder; false: there is none. */
async function touch(folder: string): Promise<boolean> {
  const now = new Date()
  try {
    await utimes(folder, now, now)
    return true
  } catch {
    // Of somebody else, who keeps it for us.
    return exists(folder)
  }
}

async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    if (name.startsWith(draftPrefix) && (await isOlder(path, draftLifeMs))) await remove(path)
    if (!builtName.test(name) || !(await isOlder(path, unusedLifeMs))) continue
    // Its name goes first: half a folder would be taken for a whole one.
    const doomed = await mkdtemp(join(parent, draftPrefix))
    await rename(path, join(doomed, name)).catch(() => {})
    await remove(doomed)
  }
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true })
}

async function isOlder(path: string, lifeMs: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < Date.now() - lifeMs
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
