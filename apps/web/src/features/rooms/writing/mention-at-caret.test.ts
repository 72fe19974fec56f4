import { expect, test } from 'vitest'
import { completeMention, findMentioned, mentionAtCaret } from './mention-at-caret.ts'

test.each([
  ['@', { from: 0, beginning: '' }],
  ['@Da', { from: 0, beginning: 'Da' }],
  ['ask @Дан', { from: 4, beginning: 'Дан' }],
  ['(@Far', { from: 1, beginning: 'Far' }],
  ['mail me@example', null],
  ['@Daniel ', null],
  ['no name', null],
])('in %j a name is typed: %j', (text, mention) => {
  expect(mentionAtCaret(text, text.length)).toEqual(mention)
})

test('a name in the middle of a text is completed where it stands', () => {
  const mention = mentionAtCaret('ask @Da about it', 7)

  const completed = mention && completeMention('ask @Da about it', { mention, caret: 7, name: 'Daniel' })

  expect(completed).toEqual({ text: 'ask @Daniel about it', caret: 12 })
})

test('who was chosen and deleted again is not named', () => {
  const chosen = new Map([
    ['d', 'Daniel'],
    ['f', 'Farah'],
  ])

  expect(findMentioned('hello @Farah', chosen)).toEqual(['f'])
})
