import { expect, test } from 'vitest'
import { titleOfCaseFile } from './case-title.ts'

test.each([
  ['secret/05-first-goes-back', 'first goes back'],
  ['secret/group2/all_equal', 'all equal'],
  ['012.n=1', 'n=1'],
  ['18-past-32-bits', 'past 32 bits'],
  ['3 - two  spaces', 'two spaces'],
  ['2sat', '2sat'],
  ['testing-the-waters', 'testing the waters'],
  ['04-ночь-и-день', 'ночь и день'],
])('the case %s is called "%s"', (path, title) => {
  expect(titleOfCaseFile(path)).toBe(title)
})

test.each([
  '1',
  '23',
  'secret/007',
  'sample/a',
  '2a',
  'b3',
  '1.2',
  'sample-1',
  'test_03',
  'input12',
  '',
  '4-',
])('a name that only counts, such as %j, gives no title', (path) => {
  expect(titleOfCaseFile(path)).toBe('')
})

test('a title is bounded, and no character is split', () => {
  const title = titleOfCaseFile(`01-${'\u{1F600}'.repeat(500)}`)

  expect(title).toBe('\u{1F600}'.repeat(50))
  expect(titleOfCaseFile(`01-x${'\u{1F600}'.repeat(500)}`)).toBe(`x${'\u{1F600}'.repeat(49)}`)
})

test('a name that nobody can read gives no title', () => {
  expect(titleOfCaseFile('01-a\u0000b')).toBe('')
  expect(titleOfCaseFile('01-\u200b\u200b\u200b')).toBe('')
})
