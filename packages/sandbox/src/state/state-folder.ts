import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { removeCgroup } from '../cgroup/remove-cgroup.ts'
import { SandboxError } from '../sandbox-error.ts'
import { isOwnerAlive, isProcessKey, makeProcessKey, nameInstallation } from './process-key.ts'
import { removeTree } from './remove-tree.ts'

/*
 * How it works
 *   stateFolder/boxes/<key>/          one for each open sandbox; the key names its process
 *     cgroups                         the cgroup folders it uses, one a line, written before they exist
 *     slot-<n>/                       streams of one slot
 *     work/                           work folders
 * A folder whose process is gone was left by a kill -9: its processes, cgroups and files are removed. Judges of several
 * containers or machines may share the folder, and of their processes nothing can be seen from here: each judge touches
 * its folder every minute, and one that nobody has touched for an hour is of a judge that is gone.
 */

const touchMs = 60_000
const forgottenMs = 60 * touchMs

/** Disposing removes the folder with everything in it. */
export interface StateFolder extends AsyncDisposable {
  readonly folder: string
  /** Where work folders are made. */
  readonly work: string
  /** Prefix of the cgroups that belong to this sandbox and to no other. */
  readonly groupName: string
  /** Must be called before the first of these cgroups exists. */
  readonly recordCgroups: (folders: readonly string[]) => Promise<void>
}

/** A private folder for this sandbox, after everything that dead processes left beside it is gone. */
export async function openStateFolder(stateFolder: string): Promise<StateFolder> {
  const boxes = join(stateFolder, 'boxes')
  if (isInside(boxes, '/usr'))
    throw new SandboxError(
      `"${stateFolder}" lies inside /usr, which every program can read. Choose another folder.`,
    )
  await mkdir(boxes, { recursive: true, mode: 0o755 })
  if (process.geteuid?.() === 0) refuseUnreachable(realpathSync(boxes))
  await sweep(boxes)
  const key = makeProcessKey()
  const folder = join(realpathSync(boxes), key)
  const work = join(folder, 'work')
  for (const path of [folder, work]) {
    await mkdir(path)
    // The umask may have taken away what slot users need: to pass through, not to list.
    await chmod(path, 0o711)
  }
  const touching = setInterval(() => void touch(folder), touchMs).unref()
  return {
    folder,
    work,
    groupName: `codedojo-${nameInstallation(folder)}-${key}`,
    recordCgroups: (folders) =>
      writeFile(join(folder, 'cgroups'), folders.map((line) => `${line}\n`).join('')),
    [Symbol.asyncDispose]: () => {
      clearInterval(touching)
      return removeTree(folder)
    },
  }
}

// As root, programs run as users of their own, who must get here.
function refuseUnreachable(folder: string): void {
  const closed = ancestorsOf(folder).filter((path) => (statSync(path).mode & 0o001) === 0)
  if (closed.length > 0)
    throw new SandboxError(
      `Programs cannot reach "${folder}". Choose another folder, or allow passing with: chmod o+x ${closed.map((path) => `"${path}"`).join(' ')}`,
    )
}

function ancestorsOf(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [...ancestorsOf(parent), folder]
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

async function sweep(boxes: string): Promise<void> {
  for (const name of readdirSync(boxes)) {
    const folder = join(boxes, name)
    if (!isProcessKey(name) || (isOwnerAlive(name) ?? isTouched(folder))) continue
    for (const cgroup of recordedCgroups(folder)) await removeCgroup(cgroup)
    await removeTree(folder)
  }
}

async function touch(folder: string): Promise<void> {
  const now = new Date()
  // On a disk that refuses this now, the next minute is early enough.
  await utimes(folder, now, now).catch(() => {})
}

function isTouched(folder: string): boolean {
  const { mtimeMs = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {}
  return Date.now() - mtimeMs < forgottenMs
}

function recordedCgroups(folder: string): string[] {
  const file = join(folder, 'cgroups')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}
