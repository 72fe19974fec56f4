import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import { captureLog } from '@codedojo/log/testing'
import { expect, test, vi } from 'vitest'
import { connect, type Database } from '../connection.ts'
import { cloneDatabase } from '../testing/index.ts'
import { listen } from './listen.ts'

/** Proxies a database but drops notifications, like a connection pooler in transaction mode. */
async function openPoolerWithoutNotifications({ makeClient }: Pick<Database, 'makeClient'>) {
  const { host, port, user, password, database } = makeClient()
  // A host that is a folder contains the Unix socket. Source: libpq, "host".
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial(address)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => {})
      end.on('close', () => [near, far].forEach((each) => void each.destroy()))
    }
    near.pipe(far)
    let kept = Buffer.alloc(0)
    far.on('data', (chunk) => {
      kept = Buffer.concat([kept, chunk])
      // A message consists of a type byte, the length of the rest, and the content.
      while (kept.length >= 5 && kept.length > kept.readUInt32BE(1)) {
        const end = 1 + kept.readUInt32BE(1)
        if (kept[0] !== 'A'.charCodeAt(0)) near.write(kept.subarray(0, end))
        kept = kept.subarray(end)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = server.address()
  if (own === null || typeof own === 'string') throw new Error('The relay has no port.')
  return {
    url: `postgres://${user}:${password ?? ''}@127.0.0.1:${own.port}/${database}`,
    [Symbol.asyncDispose]: async () => {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

test('who never hears the database says so, with the cure', async () => {
  await using direct = await cloneDatabase()
  await using pooler = await openPoolerWithoutNotifications(direct)
  await using database = connect(pooler.url)
  using said = captureLog()
  await using listener = listen(database, {
    channel: 'judge_queue',
    onNotification: () => {},
    onGap: () => {},
  })

  await vi.waitFor(() => expect(said.lines).not.toEqual([]), { timeout: 15_000 })

  expect(said.lines[0]).toMatch(/not listening on "judge_queue": .*pooler in session mode/)
  expect(listener.isConnected()).toBe(false)
})

test('who hears it says nothing, and hears what others announce', async () => {
  await using database = await cloneDatabase()
  using said = captureLog()
  const heard: string[] = []
  await using listener = listen(database, {
    channel: 'judge_queue',
    onNotification: (note) => heard.push(note),
    onGap: () => {},
  })
  await vi.waitFor(() => expect(listener.isConnected()).toBe(true))

  await database.pool.query(`select pg_notify('judge_queue', 'one')`)

  await vi.waitFor(() => expect(heard).toEqual(['one']))
  expect(said.lines).toEqual([])
})
