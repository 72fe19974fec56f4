import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, realpath, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { hasErrorCode } from './has-error-code.ts'
import { findSystemUser, type SystemUser } from './system-user.ts'

const stateFolder = '/var/lib/codedojo'
// The path of a socket has at most 107 bytes, and PostgreSQL appends "/.s.PGSQL.5432.lock".
const longestSocketFolder = 85

/** The paths of an embedded database. */
export interface ClusterPaths {
  /** Real path of the data folder. */
  readonly dataFolder: string
  readonly cluster: string
  readonly socketFolder: string
  /** Where the data folder is mounted for a system user who cannot reach it by its own path. */
  readonly mountPoint: string
  readonly lock: string
  readonly log: string
  readonly binaries: string
  readonly user: SystemUser | null
}

/** Determines all paths and creates the data folder; `makeCluster` creates the cluster itself. */
export async function prepareClusterPaths(folder: string): Promise<ClusterPaths> {
  const user = await findSystemUser()
  // The system user must be able to traverse it; private files inside have their own permissions.
  await mkdir(folder, { recursive: true, mode: user ? 0o711 : 0o700 })
  const dataFolder = await realpath(folder)
  const id = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  const socketFolder = socketFolderOf({ dataFolder, user, id })
  const logs = join(dataFolder, 'logs')
  await mkdir(logs, { recursive: true, mode: 0o700 })
  return {
    dataFolder,
    cluster: join(dataFolder, 'postgres'),
    socketFolder,
    mountPoint: join(stateFolder, 'mounts', id),
    lock: join(dataFolder, 'postgres.lock'),
    log: join(logs, 'postgres.log'),
    binaries: await findBinaries(user ? stateFolder : null),
    user,
  }
}

function socketFolderOf(of: { dataFolder: string; user: SystemUser | null; id: string }): string {
  if (of.user) return `/run/codedojo/${of.id}`
  const inside = join(of.dataFolder, 'socket')
  const isShort = Buffer.byteLength(inside) <= longestSocketFolder
  return isShort ? inside : `/tmp/codedojo-${process.getuid?.() ?? 0}-${of.id}`
}

/**
 * Creates the folder of the socket. Throws if another user owns it: anyone could have created it in /tmp. The caller holds the
 * lock, because `removeOuterFolders` of another process would remove the folder again.
 */
export async function makeSocketFolder({ socketFolder, user }: ClusterPaths): Promise<void> {
  await mkdir(socketFolder, { recursive: true, mode: 0o711 })
  if (user) await chown(socketFolder, user.uid, user.gid)
  const found = await lstat(socketFolder)
  const owner = user ? user.uid : process.getuid?.()
  if (!found.isDirectory() || found.uid !== owner) {
    throw new Error(`"${socketFolder}" belongs to somebody else; remove it.`)
  }
  await chmod(socketFolder, 0o700)
}

/** Removes the empty folders outside the data folder. Call it after the server has ended, holding the lock. */
export async function removeOuterFolders(place: ClusterPaths): Promise<void> {
  for (const folder of [place.socketFolder, place.mountPoint]) {
    await rmdir(folder).catch((error: unknown) => {
      if (!hasErrorCode(error, 'ENOENT', 'ENOTEMPTY', 'EBUSY')) throw error
    })
  }
}
