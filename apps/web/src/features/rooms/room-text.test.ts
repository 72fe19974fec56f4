import { expect, test } from 'vitest'
import { roomErrorWords, writeRefusalText } from './room-text.ts'

test.each([
  ['room: Join the room before you write in it.', 'Join the room before you write in it.'],
  ['mentions.0: It is not valid.', 'It is not valid.'],
  ['There is a room "a: b" already.', 'There is a room "a: b" already.'],
])('the name of a field is never told to people: %s', (sentence, words) => {
  expect([writeRefusalText(sentence), roomErrorWords(sentence)]).toEqual([words, `Room error: ${words}`])
})

test.each(['The room "heaps" is closed.', 'The room "heaps" was closed.'])(
  '%s is told in few words',
  (sentence) => {
    expect(writeRefusalText(sentence)).toBe('This room was closed.')
  },
)
