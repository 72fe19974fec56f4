import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { lazyObject } from './lazy-object.ts'

test('nothing is made before it is looked at, and then once', () => {
  const make = vi.fn(() => ({ name: 'Ada' }))

  const person = lazyObject(make)

  expect(make).not.toHaveBeenCalled()
  expect([person.name, person.name]).toEqual(['Ada', 'Ada'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('it has the parts of what it stands for', () => {
  const person = lazyObject(() => ({ name: 'Ada', born: 1815 }))

  expect({ ...person }).toEqual({ name: 'Ada', born: 1815 })
  expect('born' in person).toBe(true)
  expect(Object.keys(person)).toEqual(['name', 'born'])
})

test('schemas are built from schemas that are not made yet', () => {
  const name = lazyObject(() => z.string().min(3, 'The name is too short'))
  const person = lazyObject(() => z.object({ name, nickname: name.optional(), others: z.array(name) }))

  expect(person).toBeInstanceOf(z.ZodType)
  expect(person.parse({ name: 'Ada', others: ['Bob'] })).toEqual({ name: 'Ada', others: ['Bob'] })
  expect(person.safeParse({ name: 'Ad', others: [] }).error?.issues[0]?.message).toBe('The name is too short')
  expect(person.shape.name.safeParse('Bob').success).toBe(true)
})
