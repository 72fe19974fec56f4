import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { FairQueue, NoPlaceError } from './fair-queue.ts'

const asking = new AsyncLocalStorage<string>()

/**
 * What is asked of the database in here is asked for `who`: an account, or the network of a visitor. It has a fair share of the
 * connections, see `FairQueue`; what is asked outside is the program's own.
 */
export function askedFor<T>(who: string, act: () => T): T {
  return asking.run(who, act)
}

/** What is asked of the database in here answers many, whoever of them came first: nobody's share is in their way. */
export function askedForAll<T>(act: () => T): T {
  return asking.exit(act)
}

/** Of all connections, one person has at most a fifth. */
const shareOfOne = 5
/** More than a page asks for at once, and than a class asks for by one address when the server comes back. */
const waitingEach = 500

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void

/** A pool in which nobody can keep others waiting for a connection, however much they ask for at once. */
export class FairPool extends pg.Pool {
  readonly #line: FairQueue

  constructor(options: pg.PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number }) {
    super(options)
    this.#line = new FairQueue({
      most: options.max,
      mostEach: Math.max(1, Math.floor(options.max / shareOfOne)),
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
      throw isTimeout(error) ? new NoPlaceError('A timeout: the database gives no connection.') : error
    }
  }
}

/** The pool's own error has nothing but words. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}
