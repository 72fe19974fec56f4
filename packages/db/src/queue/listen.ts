import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { logOf } from '@codedojo/log'
import type pg from 'pg'
import type { Database } from '../connection.ts'

export interface Listener extends AsyncDisposable {
  /** True while the connection that hears notifications stands. */
  readonly isConnected: () => boolean
}

export interface Subscription {
  /**
   * `judge_job`: the job with this id changed. `judge_queue`: a job waits to be taken. `user_access`: the sessions or the
   * role of the user with this id changed. `contest`: something of a contest is new, `<id>:<what>`.
   */
  readonly channel: 'judge_job' | 'judge_queue' | 'user_access' | 'contest'
  readonly onNotification: (payload: string) => void
  /** Called after every (re)connection with the milliseconds in which nothing was heard; at first that is for ever. */
  readonly onGap: (missedMs: number) => void
}

const retryMs = 500
/** How long the own announcement may take to come back. */
const heardWithinMs = 5000
/** A fault that lasts is told again after so long. */
const tellAgainMs = 10 * 60_000

/**
 * Hears what the database announces, over a connection of its own, and connects anew when it breaks. Whether it hears anything it
 * finds out by an announcement of another connection: a pooler may take `listen` and pass nothing on. What hinders it is logged.
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
    logOf('database').error(`announcements on "${channel}" are not heard: ${text}`)
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
 * Throws, and says what helps, when this connection does not receive the NOTIFY of another one. Its own would prove nothing: a pooler
 * may have run LISTEN and NOTIFY over one connection.
 */
async function checkNotificationsArrive(client: pg.Client, other: pg.Client): Promise<void> {
  const channel = `heard_${randomUUID().replaceAll('-', '')}`
  await client.query(`listen ${channel}`)
  const signal = AbortSignal.timeout(heardWithinMs)
  const heard = once(client, 'notification', { signal }).catch((cause: unknown) => {
    // A connection that broke says so itself.
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
