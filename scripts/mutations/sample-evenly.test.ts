import { expect, test } from 'vitest'
import { sampleEvenly } from './sample-evenly.ts'

const many = (kind: string, count: number) => Array.from({ length: count }, (_, place) => ({ kind, place }))

test('of each kind there are equally many, from its whole length', () => {
  const chosen = sampleEvenly([...many('a', 9), ...many('b', 30)], 6)

  expect(chosen).toEqual([
    { kind: 'a', place: 0 },
    { kind: 'a', place: 3 },
    { kind: 'a', place: 6 },
    { kind: 'b', place: 0 },
    { kind: 'b', place: 10 },
    { kind: 'b', place: 20 },
  ])
})

test('a kind with few leaves its places to the others', () => {
  expect(sampleEvenly([...many('a', 1), ...many('b', 30)], 6)).toHaveLength(6)
})

test('all are taken where there are no more', () => {
  const all = [...many('a', 2), ...many('b', 3)]

  expect(sampleEvenly(all, Number.POSITIVE_INFINITY)).toEqual(all)
})
