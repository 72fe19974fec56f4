import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Database } from './connection.ts'
import { runQueriesFor } from './fair-pool.ts'
import { cloneDatabase } from './testing/index.ts'

let clone: Database
beforeAll(async () => {
  clone = await cloneDatabase()
})
afterAll(() => clone[Symbol.asyncDispose]())

async function ask(text: string, { pool }: Pick<Database, 'pool'> = clone): Promise<string> {
  const { rows } = await pool.query<{ value: unknown }>(`select (${text})::text as value`)
  return String(rows[0]?.value)
}

const askPids = (count: number) => Promise.all(Array.from({ length: count }, () => ask('pg_backend_pid()')))
/** A request that only reads. */
const asSomebody = <T>(act: () => Promise<T>) => runQueriesFor(randomUUID(), act, { onlyReads: true })

test('what a request that only reads asks in one turn is sent over one connection', async () => {
  const pids = await asSomebody(() => askPids(12))

  expect(new Set(pids).size).toBe(1)
})

test('what a request asks at once is sent over several connections if it is much', async () => {
  const pids = await asSomebody(() => askPids(40))

  expect(pids).toHaveLength(40)
  expect(new Set(pids).size).toBe(2)
})

test('a request that may change something sends each query alone, and so do two requests of one person', async () => {
  const who = randomUUID()
  const changing = await runQueriesFor(who, () => askPids(2))
  const read = () => runQueriesFor(who, () => ask('pg_backend_pid()'), { onlyReads: true })
  const reading = await Promise.all([read(), read()])

  expect(new Set(changing).size).toBe(2)
  expect(new Set(reading).size).toBe(2)
})

test('a prepared query that is asked twice at once over a new connection is answered twice', async () => {
  await using fresh = connect(clone.url)
  const twice = () =>
    Promise.all(
      [1, 2].map((one) =>
        fresh.pool.query({ name: 'double', text: 'select $1::int * 2 as value', values: [one] }),
      ),
    )

  const answers = await asSomebody(twice)

  expect(answers.map(({ rows }) => rows)).toEqual([[{ value: 2 }], [{ value: 4 }]])
})

test('people share no connection, and the own queries of the program share none', async () => {
  const [ada, bob, own] = await Promise.all([
    asSomebody(() => askPids(2)),
    asSomebody(() => askPids(2)),
    askPids(3),
  ])

  expect(new Set([...ada, ...bob, ...own]).size).toBe(5)
})

test('a query that fails costs the others nothing', async () => {
  const answers = await asSomebody(() =>
    Promise.allSettled([ask('1'), ask('1 / 0'), ask('nothing'), ask('2'), ask('3')]),
  )

  expect(answers).toMatchObject([
    { value: '1' },
    { reason: { message: 'division by zero' } },
    { reason: { message: 'column "nothing" does not exist' } },
    { value: '2' },
    { value: '3' },
  ])
  expect(await asSomebody(() => ask('4'))).toBe('4')
})

test('a connection that breaks fails what was sent over it and has no answer, and the next query gets another', async () => {
  const answers = await asSomebody(() =>
    Promise.allSettled([ask('1'), ask('pg_terminate_backend(pg_backend_pid())'), ask('2')]),
  )

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await asSomebody(() => askPids(3))).toHaveLength(3)
})

test('a query that takes too long ends with its connection, and the next one gets another', async () => {
  await using impatient = connect(clone.url, { queryTimeoutMs: 300 })

  const slow = asSomebody(() => Promise.allSettled([ask('pg_sleep(5)', impatient), ask('1', impatient)]))

  expect(await slow).toMatchObject([{ reason: { message: 'Query read timeout' } }, { status: 'rejected' }])
  expect(await asSomebody(() => ask('2', impatient))).toBe('2')
})

test('a database that is away fails all that was asked at once', async () => {
  await using away = connect('postgresql://nobody@127.0.0.1:1/nothing')

  const answers = await asSomebody(() => Promise.allSettled([ask('1', away), ask('2', away)]))

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('sixteen queries over one connection bring no warning of too many listeners', async () => {
  const warned = vi.spyOn(process, 'emitWarning')

  await asSomebody(() => askPids(16))
  await sleep(10)

  expect(warned).not.toHaveBeenCalled()
})

test('a transaction is not shared with what is asked beside it', async () => {
  const { pids, isInside } = await asSomebody(async () => {
    const inside = clone.queries.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>('select pg_backend_pid() as pid')
      return String(rows[0]?.pid)
    })
    const [pid, ...others] = await Promise.all([inside, ask('pg_backend_pid()'), ask('pg_backend_pid()')])
    return { pids: others, isInside: pid }
  })

  expect(pids).not.toContain(isInside)
})
