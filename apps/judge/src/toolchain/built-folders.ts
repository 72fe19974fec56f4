import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logOf } from '@codedojo/log'

/** Folders that are filled once and then never changed, shared by all judges of a machine. Disposing gives them up. */
export interface BuiltFolders extends AsyncDisposable {
  /** The folder of this name, filled if nobody has filled it before. */
  readonly build: (recipe: FolderRecipe) => Promise<string>
  /**
   * Removes what no judge has used for thirty days, and what was never finished. To be called when everything that this judge
   * uses is built. What cannot be removed is told and stays.
   */
  readonly sweep: () => Promise<void>
}

export interface FolderRecipe {
  /** A word and the content key of everything that the content depends on: `cpp-0123456789abcdef`. */
  readonly name: string
  readonly fill: (folder: string) => Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
/** A clock that is set right may jump by more than the life of a folder; it looks unused until the next time. */
const touchEveryMs = 60 * 60 * 1000
/** A precompiled header takes a hundred megabytes, and each update of a compiler makes another. */
const unusedLifeMs = 30 * dayMs
/** Longer than any filling takes: an older draft is that of a process that was killed. */
const draftLifeMs = 60 * 60 * 1000

const draftPrefix = '.draft-'
const builtName = /^[a-z]+-[0-9a-f]{16}$/
const markEnding = '.used'
/** What the disk of somebody else answers. */
const notOurs = new Set(['EROFS', 'EACCES', 'EPERM'])

/**
 * Opens the folders in `parent`, which users of warm boxes must be able to pass. Beside each folder stands a mark, `<name>.used`, whose
 * time is that of its last use: each judge sets it when it is given the folder, and every hour again.
 */
export async function openBuiltFolders(parent: string): Promise<BuiltFolders> {
  await mkdir(parent, { recursive: true })
  const used = new Set<string>()
  const touchAll = () => {
    for (const folder of used) void markUsed(folder)
  }
  const timer = setInterval(touchAll, touchEveryMs).unref()
  return {
    build: async ({ name, fill }) => {
      const folder = join(parent, name)
      if (!(await exists(folder))) await fillFolder(folder, fill)
      await markUsed(folder)
      used.add(folder)
      return folder
    },
    sweep: async () => {
      for (const name of await readdir(parent)) {
        if (!used.has(join(parent, name))) await removeOld(parent, name)
      }
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
    if (!(await exists(folder))) throw error
  }
}

/** Where we may not write somebody else keeps the folder for us. */
async function markUsed(folder: string): Promise<void> {
  await writeFile(folder + markEnding, '').catch((err: NodeJS.ErrnoException) => {
    if (!notOurs.has(err.code ?? ''))
      logOf('judge').warn({ err }, `"${folder}" could not be marked as used; other judges may remove it`)
  })
}

async function removeOld(parent: string, name: string): Promise<void> {
  const path = join(parent, name)
  try {
    if (name.startsWith(draftPrefix) && (await isOlder(path, draftLifeMs))) await remove(path)
    if (!builtName.test(name)) return
    // A judge from before there were marks may use it still.
    if (!(await exists(path + markEnding))) await markUsed(path)
    if (await isOlder(path + markEnding, unusedLifeMs)) await removeBuilt(parent, name)
  } catch (error) {
    logOf('judge').warn({ err: error }, `"${path}" is not used and could not be removed`)
  }
}

/** Its name goes first: half a folder would be taken for a whole one. */
async function removeBuilt(parent: string, name: string): Promise<void> {
  const doomed = await mkdtemp(join(parent, draftPrefix))
  try {
    await rename(join(parent, name), join(doomed, name))
    await remove(join(parent, name + markEnding))
  } finally {
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
