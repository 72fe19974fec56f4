import { expect, test } from 'vitest'
import { greetingOf } from './greeting.ts'

test.each(['Ada Lovelace', 'J.R.R. Tolkien', 'Ludwig v. Beethoven', "Miles O'Brien", 'Ada 2', 'आदा'])(
  '%s is greeted by name',
  (name) => {
    expect(greetingOf(name)).toBe(`Hello ${name},`)
  },
)

test.each([
  'Win at https://evil.example',
  'evil.example',
  'Prize on evil.io now',
  'me@evil.example',
  'a.b//c',
])('a mail does not say "%s" for a stranger', (name) => {
  expect(greetingOf(name)).toBe('Hello,')
})
