import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { FairPool } from './fair-pool.ts'
import * as schema from './schema/index.ts'

export type Queries = NodePgDatabase<typeof schema>
/** The queries inside one transaction; everything done with it happens together or not at all. */
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0]

export interface Database extends AsyncDisposable {
  readonly url: string
  readonly pool: pg.Pool
  readonly queries: Queries
  /** A connection beside the pool, with the same rights; the caller opens and ends it. */
  readonly makeClient: () => pg.Client
}

export interface ConnectOptions {
  /** Connections kept at most. */
  readonly poolSize?: number
  /** A role to take on at once, such as the judge's on a database where it has no password of its own. */
  readonly role?: 'codedojo_judge'
  /** A query that takes longer fails, so that a database that hangs keeps nobody waiting for ever; no limit when absent. */
  readonly queryTimeoutMs?: number
}

/** Waiting for a free or a new connection ends after this. */
const connectTimeoutMs = 10_000

/** Opens a pool of connections. Nothing is checked yet: the first query tells whether the database answers. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    ...(options.role && { options: `-c role=${options.role}` }),
  }
  const pool = new FairPool({
    ...settings,
    max: options.poolSize ?? 10,
    ...(options.queryTimeoutMs !== undefined && { query_timeout: options.queryTimeoutMs }),
  })
  // A connection that breaks (the database restarted) is replaced at the next query; without listeners it would end
  // the process. Whoever was using it gets the error from the query itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    url,
    pool,
    queries: drizzle({ client: pool, schema }),
    makeClient: () => new pg.Client(settings),
    [Symbol.asyncDispose]: () => pool.end(),
  }
}
