import type { Database } from '../connection.ts'

export interface Listener extends AsyncDisposable {
  /** True while the connection that hears notifications stands. */
  readonly isConnected: () => boolean
}

export interface Ear {
  /**
   * `judge_job`: the job with this id changed. `judge_queue`: a job waits to be taken. `user_access`: the sessions or the
   * role of the user with this id changed. `contest`: something of a contest is new, `<id>:<what>`.
   */
  readonly channel: 'judge_job' | 'judge_queue' | 'user_access' | 'contest'
  readonly onNote: (payload: string) => void
  /** Called after every (re)connection with the milliseconds in which nothing was heard; at first that is for ever. */
  readonly onGap: (deafMs: number) => void
}

const retryMs = 500

/** Hears what the database announces, over a connection of its own, and connects anew when it breaks. */
export function listen(database: Database, { channel, onNote, onGap }: Ear): Listener {
  let current: ReturnType<Database['makeClient']> | null = null
  let deafSince = Number.NEGATIVE_INFINITY
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const open = async () => {
    const client = database.makeClient()
    client.on('error', () => {})
    client.on('notification', (note) => onNote(note.payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    if (closed) return client.end()
    current = client
    client.once('end', () => {
      current = null
      deafSince = performance.now()
      start()
    })
    onGap(performance.now() - deafSince)
  }
  const start = () => {
    if (closed) return
    open().catch(() => {
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
