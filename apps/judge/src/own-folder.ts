import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isOwnerAlive, makeProcessKey } from '@codedojo/sandbox'

/** A folder of this process, into which no program can look; disposing removes it with everything in it. */
export interface OwnFolder extends AsyncDisposable {
  readonly folder: string
}

/** A private folder in `parent`, after everything that dead processes left there is gone. */
export async function openOwnFolder(parent: string): Promise<OwnFolder> {
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    if (isOwnerAlive(name) === false) await remove(join(parent, name))
  }
  const folder = join(parent, makeProcessKey())
  await mkdir(folder, { mode: 0o700 })
  return { folder, [Symbol.asyncDispose]: () => remove(folder) }
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}
