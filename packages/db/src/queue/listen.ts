import pg from 'pg'

export interface Listener extends AsyncDisposable {
  /** True while the connection that hears notifications stands. */
  readonly isConnected: () => boolean
}

/**
 * Hears which jobs changed, over a connection of its own, and connects anew when it breaks.
 * `onGap` is called after every (re)connection: what was announced before it was not heard.
 */
export function listenToJobs(url: string, onChange: (jobId: string) => void, onGap: () => void): Listener {
  let current: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const open = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    const lost = () => {
      if (current === client) current = null
      if (!closed) retry = setTimeout(start, 500)
    }
    client.on('error', () => {})
    client.on('notification', (note) => note.payload !== undefined && onChange(note.payload))
    await client.connect()
    await client.query('listen judge_job')
    if (closed) return client.end()
    current = client
    client.once('end', lost)
    onGap()
  }
  const start = () => {
    open().catch(() => {
      if (!closed) retry = setTimeout(start, 500)
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
