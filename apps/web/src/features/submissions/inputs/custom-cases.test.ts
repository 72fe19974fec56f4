import { beforeEach, expect, test } from 'vitest'
import {
  addCase,
  mergeAccountInputs,
  readCustomCases,
  storeCustomCases,
  validateCode,
  validateInput,
} from './custom-cases.ts'

beforeEach(() => localStorage.clear())

const cases = [
  { id: 1, input: '1 2' },
  { id: 2, input: '' },
]

test('custom cases are kept for one user and one problem', () => {
  storeCustomCases('u1', 'p1', { cases, state: 'unsaved' })

  expect(readCustomCases('u1', 'p1')).toEqual({ cases, state: 'unsaved' })
  expect(readCustomCases('u2', 'p1').cases).toEqual([])
  expect(readCustomCases('u1', 'p2').cases).toEqual([])
})

test('a broken entry of the storage counts as no cases', () => {
  localStorage.setItem('codedojo:cases:u1:p1', '{"no": "list"}')

  expect(readCustomCases('u1', 'p1')).toEqual({ cases: [], state: 'saved' })
})

test('cases from when browsers alone kept them stand behind those of the account, each once', () => {
  localStorage.setItem('codedojo:cases:u1:p1', '["1 2", ""]')

  const settled = mergeAccountInputs(readCustomCases('u1', 'p1'), ['9', '1 2'])

  expect(settled.cases.map((each) => each.input)).toEqual(['9', '1 2', ''])
  expect(settled.state).toBe('unsaved')
})

test('the cases of the account count, unless it does not know yet what was typed here', () => {
  expect(mergeAccountInputs({ cases, state: 'saved' }, ['9']).cases).toEqual([{ id: 1, input: '9' }])
  expect(mergeAccountInputs({ cases, state: 'unsaved' }, ['9']).cases).toBe(cases)
})

test('an eleventh case is not added', () => {
  const ten = Array.from({ length: 10 }, (_, id) => ({ id, input: 'x' }))

  expect(addCase(ten, 'y')).toBe(ten)
})

test('a new case gets an id that no other case has', () => {
  expect(addCase([{ id: 4, input: 'a' }], 'b')).toEqual([
    { id: 4, input: 'a' },
    { id: 5, input: 'b' },
  ])
})

test('an input over 64 KB is refused, counted in bytes', () => {
  expect(validateInput('é'.repeat(32 * 1024))).toBeNull()
  expect(validateInput('é'.repeat(32 * 1024 + 1))).toBe('A custom input must be at most 64 KB')
})

test.each([
  ['code', 'print(1)', null],
  ['blanks alone', ' \n', 'Write some code first: there is nothing to judge yet.'],
  ['too much code', 'x'.repeat(64 * 1024 + 1), 'Code must be at most 64 KB'],
])('%s is sent to be judged or refused with its reason', (_, code, problem) => {
  expect(validateCode(code)).toBe(problem)
})
