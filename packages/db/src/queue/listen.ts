import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { logOf } from '@codedojo/log'
import type pg from 'pg'
import type { Database } from '../connection.ts'

export interface Listener extends AsyncDisposable {
  /** Whether the connection that receives notifications is up. */
  readonly isConnected: () => boolean
}

export interface Subscription {
  /**
   * `judge_job`: the job with this id changed. `judge_queue`: a job was queued. `user_access`: sessions or role of the user with
   * this id changed. `contest`: something in a contest changed, `<id>:<what>`. `installation`: its settings changed.
   */
  readonly channel: 'judge_job' | 'judge_queue' | 'user_access' | 'contest' | 'installation'
  readonly onNotification: (payload: string) => void
  /**
   * Called after every (re)connection with the milliseconds during which notifications may have been missed; Infinity at first.
   */
  readonly onGap: (missedMs: number) => void
}

const retryMs = 500
/** How long the test notification may take to arrive. */
const heardWithinMs = 5000
/** Interval at which a persistent fault is logged again. */
const tellAgainMs = 10 * 60_000

/**
 * Listens for notifications on a connection of its own and reconnects when it breaks. It verifies delivery by a test notification
 * from another connection, because a pooler may accept `listen` without delivering anything. Failures are logged.
 */
export function listen(database: Database, { channel, onNotification, onGap }: Subscription): Listener {
  let current: ReturnType<Database['makeClient']> | null = null
  let brokenSince = Number.NEGATIVE_INFINITY
  let closed = false
  let retry: NodeJS.Timeout | undefined
  let told = { text: '', at: Number.NEGATIVE_INFINITY }

  const tell = (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    const now = performance.now()
    if (text === told.text && now - told.at < tellAgainMs) return
    told = { text, at: now }
    logOf('database').error(`not listening on "${channel}": ${text}`)
  }
  const open = async () => {
    const client = database.makeClient()
    client.on('error', () => {})
    client.on('notification', (note) => {
      if (note.channel === channel) onNotification(note.payload ?? '')
    })
    try {
      await client.connect()
      await checkNotificationsArrive(client, database.makeClient())
      await client.query(`listen ${channel}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    if (closed) return client.end()
    current = client
    client.once('end', () => {
      current = null
      brokenSince = performance.now()
      start()
    })
    onGap(performance.now() - brokenSince)
  }
  const start = () => {
    if (closed) return
    open().catch((error: unknown) => {
      if (closed) return
      tell(error)
      retry = setTimeout(start, retryMs)
    })
  }
  start()

  return {
    isConnected: () => current !== null,
    [Symbol.asyncDispose]: async () => {
      closed = true
      clearTimeout(retry)
      await current?.end()
    },
  }
}

/**
 * Throws, with the remedy, if this connection does not receive a NOTIFY from another one. A NOTIFY of its own would prove
 * nothing: a pooler may run LISTEN and NOTIFY on the same connection.
 */
async function checkNotificationsArrive(client: pg.Client, other: pg.Client): Promise<void> {
  const channel = `heard_${randomUUID().replaceAll('-', '')}`
  await client.query(`listen ${channel}`)
  const signal = AbortSignal.timeout(heardWithinMs)
  const heard = once(client, 'notification', { signal }).catch((cause: unknown) => {
    // A broken connection reports its own error.
    if (!signal.aborted) throw cause
    throw new Error(
      'the database passes on no notifications. A connection pooler in transaction mode does so: name PostgreSQL itself, or a ' +
        'pooler in session mode, in DATABASE_URL.',
    )
  })
  await Promise.all([heard, announce(other, channel)])
  await client.query(`unlisten ${channel}`)
}

async function announce(client: pg.Client, channel: string): Promise<void> {
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`notify ${channel}`)
  } finally {
    client.end().catch(() => {})
  }
}
