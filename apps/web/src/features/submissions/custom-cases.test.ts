import { beforeEach, expect, test } from 'vitest'
import { keepCustomCases, problemOfInput, readCustomCases, withCase } from './custom-cases.ts'

beforeEach(() => localStorage.clear())

test('custom cases are kept for one user and one problem', () => {
  keepCustomCases('u1', 'p1', [
    { id: 7, input: '1 2' },
    { id: 9, input: '' },
  ])

  expect(readCustomCases('u1', 'p1').map((each) => each.input)).toEqual(['1 2', ''])
  expect(readCustomCases('u2', 'p1')).toEqual([])
  expect(readCustomCases('u1', 'p2')).toEqual([])
})

test('a broken entry of the storage counts as no cases', () => {
  localStorage.setItem('codedojo:cases:u1:p1', '{"no": "list"}')

  expect(readCustomCases('u1', 'p1')).toEqual([])
})

test('an eleventh case is not added', () => {
  const ten = Array.from({ length: 10 }, (_, id) => ({ id, input: 'x' }))

  expect(withCase(ten, 'y')).toBe(ten)
})

test('a new case gets an id that no other case has', () => {
  expect(withCase([{ id: 4, input: 'a' }], 'b')).toEqual([
    { id: 4, input: 'a' },
    { id: 5, input: 'b' },
  ])
})

test('an input over 64 KB is refused, counted in bytes', () => {
  expect(problemOfInput('é'.repeat(32 * 1024))).toBeNull()
  expect(problemOfInput('é'.repeat(32 * 1024 + 1))).toBe('A custom input must be at most 64 KB')
})
