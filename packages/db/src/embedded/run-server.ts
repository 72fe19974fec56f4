import type { ChildProcess } from 'node:child_process'
import { type FileHandle, open, rename, stat } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { ClusterPaths } from './cluster-paths.ts'
import { hasErrorCode } from './has-error-code.ts'
import { findPostmaster } from './postmaster.ts'
import { makeFolderReachable, startAsUser } from './start-as-user.ts'

interface ServerRun {
  readonly place: ClusterPaths
  readonly url: string
  readonly settings: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

const megabyte = 1024 * 1024
// The sessions of a killed server hold its shared memory for a moment, during which a new server refuses to start.
const retryMs = 20_000

/** Returns the pid of a server that accepts connections; starts one if none runs. */
export async function runServer(run: ServerRun): Promise<number> {
  const deadline = Date.now() + retryMs
  for (;;) {
    const child = (await findPostmaster(run.place.cluster)) === null ? await launch(run) : null
    const pid = await waitUntilReady(run, child)
    if (pid !== null) return pid
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL does not start; its reasons are in "${run.place.log}".`)
    run.log('PostgreSQL did not start, trying again.')
    await sleep(500)
  }
}

async function launch(run: ServerRun): Promise<ChildProcess> {
  const { place } = run
  const reach = await makeFolderReachable(place, place.cluster)
  const settings = Object.entries({ ...ourSettings(place), ...run.settings })
  const words = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await openLog(place.log)
  try {
    const argv: [string, ...string[]] = [join(place.binaries, 'bin/postgres'), '-D', reach.seenAs, ...words]
    const child = startAsUser(place, reach, { argv, stdio: ['ignore', log.fd, log.fd] })
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

/** Settings for one machine that also runs the server and the judge; none weakens durability. */
function ourSettings(place: ClusterPaths): Record<string, string> {
  const sharedBuffers = Math.min(1024, Math.max(64, Math.floor(totalmem() / megabyte / 8)))
  return {
    listen_addresses: '',
    unix_socket_directories: place.socketFolder,
    unix_socket_permissions: '0700',
    // Enough for up to 16 processes of the server (SERVER_PROCESSES), the judge, back-ups, and operators who look into the
    // database.
    max_connections: '300',
    shared_buffers: `${sharedBuffers}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(totalmem() / megabyte / 2))}MB`,
    random_page_cost: '1.1',
    idle_in_transaction_session_timeout: '60s',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_line_prefix: '%m [%p] %u ',
    log_timezone: 'UTC',
    timezone: 'UTC',
  }
}

/** Waits for the first successful connection, including crash recovery; null if the process ended before. */
async function waitUntilReady(run: ServerRun, child: ChildProcess | null): Promise<number | null> {
  let patienceMs = 10_000
  const startedAt = Date.now()
  for (;;) {
    const pid = await findPostmaster(run.place.cluster)
    if (pid !== null && (await connects(run.url))) return pid
    if (child ? hasEnded(child) : pid === null) return null
    if (Date.now() - startedAt > patienceMs) {
      run.log(`PostgreSQL is not ready after ${patienceMs / 1000} s; see "${run.place.log}".`)
      patienceMs *= 2
    }
    await sleep(20)
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

async function connects(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    // 53300: all connections are in use, so the server works. 28P01, 3D000: wrong password or no database, a permanent error.
    if (hasErrorCode(error, '28P01', '3D000')) throw error
    return hasErrorCode(error, '53300')
  }
}

/** Opens the log for appending; a log larger than 10 MB is rotated first, so that there are at most two files. */
async function openLog(path: string): Promise<FileHandle> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > 10 * megabyte) await rename(path, `${path}.1`)
  return open(path, 'a', 0o600)
}
