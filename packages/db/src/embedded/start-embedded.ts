import {
  type ClusterPaths,
  makeSocketFolder,
  prepareClusterPaths,
  removeOuterFolders,
} from './cluster-paths.ts'
import { lockFile } from './file-lock.ts'
import { makeCluster } from './make-cluster.ts'
import { connectionUrl, readPasswords } from './passwords.ts'
import { findPostmaster, removeStaleFiles, stopPostmaster } from './postmaster.ts'
import { runServer } from './run-server.ts'

// How it works. A data folder holds one cluster in postgres/ and a lock, held only while starting or stopping:
//
//   lock ─► a server already runs? ── yes ──► adopt it
//              │ no
//              ▼
//           initdb in postgres.new-PID, rename ─► start ─► first connection ─► unlock
//
// The server is a daemon: after a kill -9 of the process that started it, it keeps running and the next start adopts it. It listens
// only on a socket in a folder that its own user and root can enter, and requires a password.
// As root it runs as the system user "codedojo", with binaries copied to a folder that this user can read.

export interface EmbeddedOptions {
  readonly dataFolder: string
  readonly log: (line: string) => void
  /** Additional PostgreSQL settings, for example to avoid disk writes in tests. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface EmbeddedDatabase {
  /** URL for the role that owns the database. */
  readonly url: string
  /** URL for the judge's role, which has only the rights that the migrations grant. */
  readonly judgeUrl: string
  readonly pid: number
  /** Whether the server was already running, left by an earlier process. */
  readonly isAdopted: boolean
  readonly isRunning: () => Promise<boolean>
  /** Stops the server for everybody who uses this data folder. */
  readonly stop: () => Promise<void>
}

const lockWaitMs = 60_000

/**
 * Starts the PostgreSQL of the npm packages on a data folder, or adopts a running server. Throws if it cannot run; the message
 * contains the remedy.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = await prepareClusterPaths(options.dataFolder)
  await using _lock = await takeLock(place)
  await makeSocketFolder(place)
  const adopted = await findPostmaster(place.cluster)
  if (adopted === null) {
    await makeCluster(place)
    await removeStaleFiles(place)
  }
  const { owner, judge } = await readPasswords(place.cluster)
  const url = connectionUrl('codedojo', owner, place.socketFolder)
  const pid = await runServer({ place, url, settings: options.settings ?? {}, log: options.log })
  return {
    url,
    judgeUrl: connectionUrl('codedojo_judge', judge, place.socketFolder),
    pid,
    isAdopted: pid === adopted,
    isRunning: async () => (await findPostmaster(place.cluster)) === pid,
    stop: () => stop(place),
  }
}

async function stop(place: ClusterPaths): Promise<void> {
  await using _lock = await takeLock(place)
  await stopPostmaster(place.cluster)
  await removeOuterFolders(place)
}

async function takeLock(place: ClusterPaths): Promise<AsyncDisposable> {
  const lock = await lockFile(place.lock, lockWaitMs)
  if (lock) return lock
  const seconds = lockWaitMs / 1000
  throw new Error(`"${place.dataFolder}" is still being started or stopped by another after ${seconds} s.`)
}
