import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { findSystemUser, type SystemUser } from './system-user.ts'

const stateFolder = '/var/lib/codedojo'
// A socket's whole path has at most 107 bytes and PostgreSQL adds "/.s.PGSQL.5432.lock".
const longestSocketFolder = 85

/** Where everything of one embedded database lies. */
export interface ClusterPlace {
  /** The data folder with all links resolved. */
  readonly dataFolder: string
  readonly cluster: string
  readonly socketFolder: string
  /** Where the data folder is shown to a system user who cannot reach it by its own path. */
  readonly mountPoint: string
  readonly lock: string
  readonly log: string
  readonly binaries: string
  readonly user: SystemUser | null
}

/** Makes the folders around a database; the cluster itself is made by `makeCluster`. */
export async function prepareClusterPlace(folder: string): Promise<ClusterPlace> {
  const user = await findSystemUser()
  // The system user must pass through to the cluster; what must stay private inside has its own mode.
  await mkdir(folder, { recursive: true, mode: user ? 0o711 : 0o700 })
  const dataFolder = await realpath(folder)
  const id = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  const socketFolder = socketFolderOf({ dataFolder, user, id })
  const logs = join(dataFolder, 'logs')
  await mkdir(logs, { recursive: true, mode: 0o700 })
  await makePrivateFolder(socketFolder, user)
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

/** Refuses a folder of somebody else: in /tmp anyone could have made it first. */
async function makePrivateFolder(folder: string, user: SystemUser | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 })
  if (user) await chown(folder, user.uid, user.gid)
  const found = await lstat(folder)
  const owner = user ? user.uid : process.getuid?.()
  if (!found.isDirectory() || found.uid !== owner) {
    throw new Error(`"${folder}" belongs to somebody else; remove it.`)
  }
  await chmod(folder, 0o700)
}
