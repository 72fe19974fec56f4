import { expect, test } from 'vitest'
import { cookieName, readCookie } from './cookies.ts'

const read = (cookie: string | undefined, name: string) => readCookie({ headers: { cookie } }, name)

test('a cookie is read by its whole name, with every sign of its value, and the first of several counts', () => {
  const cookie = 'a=1;  b=x=y.z%2F ; ab=3; a=4; c; d='

  expect(['a', 'b', 'ab', 'c', 'd', 'B'].map((name) => read(cookie, name))).toEqual([
    '1',
    'x=y.z%2F',
    '3',
    null,
    '',
    null,
  ])
  expect(read(undefined, 'a')).toBeNull()
})

test('a cookie has a name that browsers bind to this host, where they can', () => {
  expect([true, false].map((isHttps) => cookieName({ isHttps }, 'x'))).toEqual(['__Host-x', 'x'])
})
