import { chmod, mkdir, readdir, realpath, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isOwnerAlive, isProcessKey, makeProcessKey, type ProcessKey } from './process-key.ts'
import { removeTree } from './remove-tree.ts'

/*
 * How it works
 *   parent/<key>/    one for each open folder; the key identifies its process
 * A folder whose process is gone was left by a kill -9 and is removed. Judges in several containers or on several machines may
 * share the parent, and whether their processes, or those from before a reboot, are alive cannot be seen from here. Therefore each
 * process touches its folders every minute, and a folder untouched for an hour counts as abandoned. Every process with an open
 * folder checks for abandoned ones every hour.
 */

const touchMs = 60_000
const forgottenMs = 60 * touchMs

/** A folder owned by this process; disposing removes it and its contents. */
export interface ProcessFolder extends AsyncDisposable {
  readonly folder: string
  readonly key: ProcessKey
}

export interface ProcessFolderOptions {
  /** Permissions of the folder. */
  readonly mode: number
  /** Cleanup to run before an abandoned folder is removed. */
  readonly beforeRemoval?: (folder: string) => Promise<void>
}

/** Creates a folder in `parent`, which must exist, after removing the abandoned folders of dead processes. */
export async function openProcessFolder(
  parent: string,
  { mode, beforeRemoval = async () => {} }: ProcessFolderOptions,
): Promise<ProcessFolder> {
  const sweep = () => removeForgotten(parent, beforeRemoval)
  await sweep()
  const key = makeProcessKey()
  const folder = join(await realpath(parent), key)
  await mkdir(folder, { mode })
  // The umask may have removed permissions that others need.
  await chmod(folder, mode)
  const touching = setInterval(() => void touch(folder), touchMs).unref()
  let sweeping: Promise<void> = Promise.resolve()
  const looking = setInterval(() => {
    // Errors are reported at the next start.
    sweeping = sweep().catch(() => {})
  }, forgottenMs).unref()
  return {
    folder,
    key,
    [Symbol.asyncDispose]: async () => {
      clearInterval(touching)
      clearInterval(looking)
      await sweeping
      await removeTree(folder)
    },
  }
}

async function removeForgotten(
  parent: string,
  beforeRemoval: (folder: string) => Promise<void>,
): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    if (!isProcessKey(name) || (isOwnerAlive(name) ?? (await isTouched(path)))) continue
    await beforeRemoval(path)
    await removeTree(path)
  }
}

async function touch(folder: string): Promise<void> {
  const now = new Date()
  // If the disk refuses this now, the next minute is early enough.
  await utimes(folder, now, now).catch(() => {})
}

async function isTouched(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs < forgottenMs
}
