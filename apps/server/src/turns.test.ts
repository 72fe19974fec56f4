import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeTurns, NoTurnError } from './turns.ts'

/** Work that goes on until it is told to end. */
function openEnd(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = async () => {
    log.push(name)
    await promise
    return name
  }
  return { work, end: resolve }
}

test('as much runs as may, the rest in the order in which it came, and what is too much is refused at once', async () => {
  const inTurn = makeTurns({ atOnce: 2, waitingMost: 2 })
  const log: string[] = []
  const all = ['one', 'two', 'three', 'four'].map((name) => openEnd(log, name))

  const results = all.map(({ work }) => inTurn(work))
  await expect(inTurn(async () => 'five')).rejects.toBeInstanceOf(NoTurnError)
  const begun = [...log]
  all[1]?.end()
  await results[1]
  await sleep(0)
  const later = [...log]
  for (const { end } of all) end()

  expect(await Promise.all(results)).toEqual(['one', 'two', 'three', 'four'])
  expect([begun, later]).toEqual([
    ['one', 'two'],
    ['one', 'two', 'three'],
  ])
  expect(await inTurn(async () => 'six')).toBe('six')
})

test('work that fails makes room, too', async () => {
  const inTurn = makeTurns({ atOnce: 1, waitingMost: 1 })

  await expect(
    inTurn(async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')

  expect(await inTurn(async () => 'next')).toBe('next')
})

test('who has waited too long is refused, and takes no turn from those after them', async () => {
  const inTurn = makeTurns({ atOnce: 1, waitingMost: 5, waitMs: 20 })
  const log: string[] = []
  const first = openEnd(log, 'first')
  const running = inTurn(first.work)

  await expect(inTurn(async () => log.push('late'))).rejects.toThrow('within 20 ms')
  const next = inTurn(async () => log.push('next'))
  first.end()
  await Promise.all([running, next])

  expect(log).toEqual(['first', 'next'])
})
