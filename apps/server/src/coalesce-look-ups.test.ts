import { expect, test } from 'vitest'
import { batchLookUps, coalesceLookUps } from './coalesce-look-ups.ts'
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
