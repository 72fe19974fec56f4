import { expect, test } from 'vitest'
import { problemDraftBody } from './problem-saving.ts'

const namesOf = (alsoCalled: string) => problemDraftBody.shape.alsoCalled.safeParse(alsoCalled)

test.each([
  ['blanks and repetitions go', ' Two  Sum ,, Two\tSum,A\u00a0+ B', 'Two Sum,A + B'],
  ['joiners of Indian scripts stay', 'क्\u200dष,न्\u200cय', 'क्\u200dष,न्\u200cय'],
  ['one of a hundred characters is no fault', 'a'.repeat(100), 'a'.repeat(100)],
])('other names of a problem: %s', (_, typed, kept) => {
  expect(namesOf(typed).data).toBe(kept)
})

test.each([
  ['one of more than a hundred characters', `Two Sum,${'a'.repeat(101)}`, 'at most 100 characters'],
  ['one that turns its neighbours round', 'Two\u202e Sum', 'must not hold what nobody can see'],
  ['one that nobody can see', 'Two Sum,\u200b', 'something that can be seen'],
  ['a joiner where none belongs', 'Two\u200d Sum', 'must not hold what nobody can see'],
  [
    'more than can be kept once written in full',
    `${Array.from({ length: 4 }, (_one, at) => at + '\u0958'.repeat(49)).join(',')},${'a'.repeat(99)}`,
    'at most 400 characters',
  ],
])('other names of a problem are refused with the reason: %s', (_, typed, reason) => {
  expect(namesOf(typed).error?.issues[0]).toMatchObject({
    path: [],
    message: expect.stringContaining(reason),
  })
})
