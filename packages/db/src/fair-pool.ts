import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { FairQueue, QueueTimeoutError } from './fair-queue.ts'

interface Asker {
  /** null for nobody in particular. */
  readonly who: string | null
  readonly onlyReads: boolean
}

const asking = new AsyncLocalStorage<Asker>()

/**
 * Attributes all queries in `act` to `who`, an account or a visitor's network, which gets a fair share of the connections (see
 * `FairQueue`). Other queries count as the program's own. `onlyReads`: none of them changes anything, so that those of one turn of
 * the event loop may be sent together.
 */
export function runQueriesFor<T>(who: string, act: () => T, { onlyReads = false } = {}): T {
  return asking.run({ who, onlyReads }, act)
}

/** Marks the queries in `act`, which only read, as made for many people, so that they are not charged to whoever triggered them. */
export function runSharedQueries<T>(act: () => T): T {
  return asking.run({ who: null, onlyReads: true }, act)
}

/** One person gets at most a fifth of all connections. */
const shareOfOne = 5
/**
 * Waits for a connection, of which one may be for several queries: more than a page causes, and more than a class behind one address
 * when the server comes back.
 */
const waitingEach = 500

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void

/** Queries that are sent together at most: they wait for each other. */
const maxTogether = 16

/**
 * A connection pool in which nobody can starve others by requesting many connections. The queries of one request that only reads are
 * sent together over one connection if they are made in one turn of the event loop, as the parts of a page are: sending costs more
 * than most queries. One that takes too long ends them all, so changes are sent alone.
 */
export class FairPool extends pg.Pool {
  readonly #line: FairQueue
  /** Queries of each request that have not been sent. */
  readonly #gathered = new Map<Asker, Callback[]>()
  #changes = 0

  constructor(options: pg.PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number }) {
    super({ ...options, pipeline: true })
    // Each query listens for the end of its connection.
    this.on('connect', (client) => client.setMaxListeners(maxTogether + 10))
    this.#line = new FairQueue({
      most: options.max,
      maxEach: Math.max(1, Math.floor(options.max / shareOfOne)),
      waitingEach,
      waitMs: options.connectionTimeoutMillis,
    })
  }

  /** Rises at the beginning and at the end of each query that may change something. */
  get changes(): number {
    return this.#changes
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#connect()
    const asker = asking.getStore()
    if (asker?.onlyReads) this.#gather(asker, callback)
    else void this.#connectFor([callback])
    return undefined
  }

  #gather(asker: Asker, callback: Callback): void {
    const gathered = this.#gathered.get(asker)
    if (gathered && gathered.length < maxTogether) {
      gathered.push(callback)
      return
    }
    const queries = [callback]
    this.#gathered.set(asker, queries)
    const close = () => {
      if (this.#gathered.get(asker) === queries) this.#gathered.delete(asker)
    }
    setImmediate(close)
    void this.#connectFor(queries, close)
  }

  /** Gives all of them one connection, which is released once each of them has. They send their queries in one packet. */
  async #connectFor(queries: readonly Callback[], close?: () => void): Promise<void> {
    let client: pg.PoolClient
    try {
      client = await this.#connect()
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error))
      for (const query of queries) query(cause, undefined, () => {})
      return
    } finally {
      close?.()
    }
    const release = releaseOnceAll(queries.length, client.release)
    client.release = release
    const { stream } = client.connection
    stream.cork()
    try {
      for (const query of queries) query(undefined, client, release)
    } finally {
      stream.uncork()
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    const { who = null, onlyReads = false } = asking.getStore() ?? {}
    const noteChange = () => {
      if (!onlyReads) this.#changes++
    }
    await this.#line.enter(who)
    try {
      const client = await super.connect()
      noteChange()
      const { release } = client
      client.release = (error) => {
        noteChange()
        release(error)
        this.#line.leave(who)
      }
      return client
    } catch (error) {
      this.#line.leave(who)
      throw isTimeout(error) ? new QueueTimeoutError('A timeout: the database gives no connection.') : error
    }
  }
}

/** A release for `holders` users of a connection. The connection is closed if one of them had an error. */
function releaseOnceAll(holders: number, release: pg.PoolClient['release']): pg.PoolClient['release'] {
  let left = holders
  let failure: Error | boolean | undefined
  return (error) => {
    failure ??= error
    left--
    if (left === 0) release(failure)
  }
}

/** The pool's own error has no code, only a message. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}
