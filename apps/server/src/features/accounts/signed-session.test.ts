import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeSignedSessionReader } from './signed-session.ts'

const secret = 'a secret of this installation'
const read = makeSignedSessionReader({ cookieName: '__Host-codedojo_session', secret })
const sign = (token: string, by = secret) => createHmac('sha256', by).update(token).digest('base64')
const nameOf = (cookie: string) => read({ headers: { cookie } })
const cookieOf = (token: string, signature = sign(token)) =>
  `other=1; __Host-codedojo_session=${encodeURIComponent(`${token}.${signature}`)}; last=2`

test('a session has one name, whatever other cookies come with it, and two have two', () => {
  const name = nameOf(cookieOf('one'))

  expect(name).toMatch(/^session \S+$/)
  expect(name).not.toContain('one')
  expect(nameOf(cookieOf('one').replace('other=1; ', ''))).toBe(name)
  expect(nameOf(cookieOf('two'))).not.toBe(name)
})

test.each([
  ['no cookie', ''],
  ['another cookie', 'codedojo_session=one.two'],
  ['no signature', '__Host-codedojo_session=one'],
  ['an empty token', cookieOf('')],
  ['a signature by another secret', cookieOf('one', sign('one', 'another secret'))],
  ['the signature of another token', cookieOf('one', sign('two'))],
  ['a shorter signature', cookieOf('one', sign('one').slice(0, 20))],
  ['an escape that is none', '__Host-codedojo_session=%E0%A4%A'],
])('%s names nobody', (_, cookie) => {
  expect(nameOf(cookie)).toBeNull()
})
