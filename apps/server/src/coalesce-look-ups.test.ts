import { runQueriesFor, schema } from '@codedojo/db'
import { cloneDatabase, countQueries } from '@codedojo/db/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { batchLookUps, coalesceLookUps, gatherLookUps, shareLookUp } from './coalesce-look-ups.ts'
import { startApp } from './testing/start-app.ts'

/** A look-up whose answer the test releases. */
function heldLookUp() {
  const begun: {
    readonly key: string
    readonly answer: (value: number) => void
    readonly fail: () => void
  }[] = []
  const look = (key: string) =>
    new Promise<number>((answer, reject) =>
      begun.push({ key, answer, fail: () => reject(new Error('away')) }),
    )
  return { begun, ask: coalesceLookUps(look) }
}

test('those who ask while a look-up is under way share one that begins after they asked', async () => {
  const { begun, ask } = heldLookUp()

  const first = ask('a')
  const others = Array.from({ length: 1000 }, () => ask('a'))
  expect(begun).toHaveLength(1)
  begun[0]?.answer(1)
  expect(await first).toBe(1)
  await new Promise(setImmediate)
  expect(begun).toHaveLength(2)
  begun[1]?.answer(2)

  expect(new Set(await Promise.all(others))).toEqual(new Set([2]))
  expect(begun).toHaveLength(2)
})

test('a look-up that fails fails for those who asked for it, and the next begins anew', async () => {
  const { begun, ask } = heldLookUp()

  const first = ask('a')
  const second = ask('a')
  begun[0]?.fail()

  await expect(first).rejects.toThrow('away')
  await new Promise(setImmediate)
  begun[1]?.answer(2)
  expect(await second).toBe(2)
})

test('different things are looked up beside each other', async () => {
  const { begun, ask } = heldLookUp()

  void ask('a')
  void ask('b')

  expect(begun.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('all who ask for the same in one turn are answered by one look-up, those who ask later by another', async () => {
  await using server = await startApp()
  const asked: string[] = []
  const ask = batchLookUps(async (_, key) => asked.push(key))

  const together = await Promise.all(['a', 'b', 'a'].map((key) => ask(server.database, key)))
  const later = await ask(server.database, 'a')

  expect(together).toEqual([1, 2, 1])
  expect(later).toBe(3)
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('all who ask in one turn, for whatever, are answered by one look-up, those who ask later by another', async () => {
  await using server = await startApp()
  const { database } = server
  const looked: (readonly string[])[] = []
  const ask = gatherLookUps(async (_, keys: readonly string[]) => {
    looked.push([...keys])
    return keys.map((key) => `${key} found`)
  })

  const first = await Promise.all(['a', 'b', 'a'].map((key) => ask(database, key)))
  const later = await ask(database, 'c')

  expect(first).toEqual(['a found', 'b found', 'a found'])
  expect(later).toBe('c found')
  expect(looked).toEqual([['a', 'b', 'a'], ['c']])
})

test('a look-up for many that fails fails for each of them, and the next begins anew', async () => {
  await using server = await startApp()
  const { database } = server
  let isAway = true
  const ask = gatherLookUps(async (_, keys: readonly string[]) => {
    if (isAway) throw new Error('away')
    return keys
  })

  const failed = await Promise.allSettled([ask(database, 'a'), ask(database, 'b')])
  isAway = false

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(database, 'a')).toBe('a')
})

test('people who ask at the same moment are looked up together, and each is told who they are', async () => {
  await using server = await startApp()
  const people = [await server.signUp('Ada'), await server.signUp('Bob'), await server.signUp('Cleo')]
  const askAll = () => Promise.all(people.map((each) => each.get('/user/check')))
  // Verifies their cookies.
  await askAll()

  const { count, answer } = await countQueries(askAll)

  expect(answer.map((each) => each.json().user.firstName)).toEqual(['Ada', 'Bob', 'Cleo'])
  expect(count).toBe(1)
})

/** Counts the look-ups of what is the same for all, which reads the problems. */
async function sharedCount() {
  const database = await cloneDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  let count = 0
  const read = shareLookUp(async ({ queries }) => {
    count++
    return queries.$count(schema.problem)
  })
  const asReader = <T>(act: () => Promise<T>) => runQueriesFor('somebody', act, { onlyReads: true })
  return { database, read: () => asReader(() => read(database)), asReader, count: () => count }
}

test('what is the same for all is looked up once, whoever reads', async () => {
  const { database, read, asReader, count } = await sharedCount()

  await Promise.all([read(), read()])
  // A query is sent when it is awaited.
  await asReader(async () => {
    await database.queries.select().from(schema.problem)
  })
  await read()

  expect(count()).toBe(1)
})

test('what this process changes is seen at once', async () => {
  const { database, read, count } = await sharedCount()
  await read()

  await database.queries.delete(schema.problem)
  await read()

  expect(count()).toBe(2)
})

test('a look-up that ran beside a change is not kept', async () => {
  const { database, read, count } = await sharedCount()

  await database.queries.transaction(async (tx) => {
    await tx.delete(schema.problem)
    await read()
  })
  await read()

  expect(count()).toBe(2)
})

test('what other processes change is seen after a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { read, count } = await sharedCount()
  await read()

  vi.advanceTimersByTime(999)
  await read()
  expect(count()).toBe(1)

  vi.advanceTimersByTime(1)
  await read()
  expect(count()).toBe(2)
})

test('a look-up that fails is made anew', async () => {
  const { database } = await sharedCount()
  let count = 0
  const read = shareLookUp(async () => {
    count++
    throw new Error('away')
  })

  await expect(read(database)).rejects.toThrow('away')
  await expect(read(database)).rejects.toThrow('away')

  expect(count).toBe(2)
})
