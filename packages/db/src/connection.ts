import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { FairPool } from './fair-pool.ts'
import * as schema from './schema/index.ts'

export type Queries = NodePgDatabase<typeof schema>
/** A transaction; its statements take effect together or not at all. */
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0]

export interface Database extends AsyncDisposable {
  readonly url: string
  readonly pool: pg.Pool
  readonly queries: Queries
  /**
   * A number that rises with each query of this process outside of requests that only read, when it begins and when it ends: while it
   * stays the same, this process has changed no content.
   */
  readonly changes: () => number
  /** Creates a connection outside the pool with the same rights; the caller opens and closes it. */
  readonly makeClient: () => pg.Client
}

export interface ConnectOptions {
  /** Maximum number of connections. */
  readonly poolSize?: number
  /** A role to switch to on connecting, such as the judge's if it has no password of its own. */
  readonly role?: 'codedojo_judge'
  /** Queries that take longer fail, so that a hanging database does not block callers for ever. Default: no limit. */
  readonly queryTimeoutMs?: number
}

/** Maximum wait for a free or new connection. */
const connectTimeoutMs = 10_000

/**
 * Silence after which a connection is probed. The default of the kernel is two hours, for which a connection that listens would not
 * notice that the machine of the database has vanished.
 */
const silentMs = 10_000

/** Opens a pool of connections. Nothing is checked yet: the first query shows whether the database answers. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: silentMs,
    ...(options.role && { options: `-c role=${options.role}` }),
  }
  const pool = new FairPool({
    ...settings,
    max: options.poolSize ?? 10,
    ...(options.queryTimeoutMs !== undefined && { query_timeout: options.queryTimeoutMs }),
  })
  // A broken connection is replaced at the next query. Without listeners the event would end the process; its user gets the error
  // from the query itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    url,
    pool,
    queries: drizzle({ client: pool, schema }),
    changes: () => pool.changes,
    makeClient: () => new pg.Client(settings),
    [Symbol.asyncDispose]: () => pool.end(),
  }
}
