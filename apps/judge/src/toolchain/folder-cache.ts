import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logOf } from '@codedojo/log'

/**
 * A cache of folders that are built once, never changed, and shared by all judges of a machine. Disposing releases the folders.
 */
export interface FolderCache extends AsyncDisposable {
  /** Returns the folder of this name; builds it if it does not exist yet. */
  readonly build: (recipe: FolderRecipe) => Promise<string>
  /**
   * Removes folders that no judge has used for thirty days, and incomplete ones. Call it after building everything that this
   * judge uses. A folder that cannot be removed is logged and stays.
   */
  readonly sweep: () => Promise<void>
}

export interface FolderRecipe {
  /** A word and the content key of everything that the folder depends on, for example `cpp-0123456789abcdef`. */
  readonly name: string
  readonly fill: (folder: string) => Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
/** Interval of the use marks. A clock correction larger than the life of a folder makes it look unused until the next mark. */
const touchEveryMs = 60 * 60 * 1000
/** Precompiled headers take about 100 MB, and each update of a compiler adds another set. */
const unusedLifeMs = 30 * dayMs
/** Longer than any build takes: an older temporary folder belongs to a process that was killed. */
const draftLifeMs = 60 * 60 * 1000

const draftPrefix = '.draft-'
const builtName = /^[a-z]+-[0-9a-f]{16}$/
const markEnding = '.used'
/** Errors of a disk that another user owns or that is read-only. */
const notOurs = new Set(['EROFS', 'EACCES', 'EPERM'])

/**
 * Opens the cache in `parent`, which users of warm boxes must be able to traverse. Beside each folder lies a file `<name>.used`,
 * whose modification time is the time of last use; each judge touches it when it gets the folder and every hour after that.
 */
export async function openFolderCache(parent: string): Promise<FolderCache> {
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
 * Builds under a temporary name and renames at the end, so that only complete folders appear. If several processes build the same
 * folder, the first rename wins and the others use its result.
 */
async function fillFolder(folder: string, fill: FolderRecipe['fill']): Promise<void> {
  const draft = await mkdtemp(join(folder, '..', draftPrefix))
  try {
    // Before the build, because a box may have to read the folder during it.
    await chmod(draft, 0o755)
    await fill(draft)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(folder))) throw error
  }
}

/** Where this process may not write, another user's judge owns the folder and keeps it. */
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
    // A folder without a mark may be in use by a judge of a version that wrote no marks.
    if (!(await exists(path + markEnding))) await markUsed(path)
    if (await isOlder(path + markEnding, unusedLifeMs)) await removeBuilt(parent, name)
  } catch (error) {
    logOf('judge').warn({ err: error }, `"${path}" is not used and could not be removed`)
  }
}

/** Renames the folder first: a partly removed folder must not be mistaken for a complete one. */
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
