import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { FairQueue, QueueTimeoutError } from './fair-queue.ts'

const asking = new AsyncLocalStorage<string>()

/**
 * Attributes all queries in `act` to `who`, an account or a visitor's network, which gets a fair share of the connections (see
 * `FairQueue`). Other queries count as the program's own.
 */
export function runQueriesFor<T>(who: string, act: () => T): T {
  return asking.run(who, act)
}

/** Marks the queries in `act` as made for many people, so that they are not charged to whoever triggered them. */
export function runSharedQueries<T>(act: () => T): T {
  return asking.exit(act)
}

/** One person gets at most a fifth of all connections. */
const shareOfOne = 5
/** More than a page requests concurrently, and more than a class behind one address requests when the server comes back. */
const waitingEach = 500

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void

/** A connection pool in which nobody can starve others by requesting many connections. */
export class FairPool extends pg.Pool {
  readonly #line: FairQueue

  constructor(options: pg.PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number }) {
    super(options)
    this.#line = new FairQueue({
      most: options.max,
      maxEach: Math.max(1, Math.floor(options.max / shareOfOne)),
      waitingEach,
      waitMs: options.connectionTimeoutMillis,
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#connect()
    void this.#connect().then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(String(error)), undefined, () => {}),
    )
    return undefined
  }

  async #connect(): Promise<pg.PoolClient> {
    const who = asking.getStore() ?? null
    await this.#line.enter(who)
    try {
      const client = await super.connect()
      const { release } = client
      client.release = (error) => {
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

/** The pool's own error has no code, only a message. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}
