import { expect, test } from 'vitest'
import { makeWaitingLine } from './waiting-line.ts'

test('who comes first is served first', async () => {
  const line = makeWaitingLine(['a'])
  const served: string[] = []
  const first = await line.take()
  const second = line.take().then(() => served.push('second'))
  const third = line.take().then(() => served.push('third'))

  line.giveBack(first)
  await second
  line.giveBack(first)
  await third

  expect(served).toEqual(['second', 'third'])
})

test('who leaves the line is not served, and the others keep their place', async () => {
  const line = makeWaitingLine(['a'])
  const leaving = new AbortController()
  const thing = await line.take()
  const impatient = expect(line.take(leaving.signal)).rejects.toThrow('no time')
  const patient = line.take()

  leaving.abort(new Error('no time'))
  await impatient
  line.giveBack(thing)

  expect(await patient).toBe('a')
})

test('who has left before coming gets nothing', async () => {
  const line = makeWaitingLine(['a'])

  await expect(line.take(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')

  expect(await line.take()).toBe('a')
})
