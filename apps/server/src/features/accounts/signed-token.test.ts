import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeSignedTokenReader } from './signed-token.ts'

const secret = 'a secret of this installation'
const one = 'oneToken'.repeat(4)
const read = makeSignedTokenReader({ name: '__Host-codedojo_session', secret })
const sign = (token: string, by = secret) => createHmac('sha256', by).update(token).digest('base64')
const tokenOf = (cookie: string) => read({ headers: { cookie } })
const cookieOf = (token: string, signature = sign(token)) =>
  `other=1; __Host-codedojo_session=${encodeURIComponent(`${token}.${signature}`)}; last=2`

test('a token with a valid signature is read, whatever other cookies come with it', () => {
  expect(tokenOf(cookieOf(one))).toBe(one)
  expect(tokenOf(cookieOf(one).replace('other=1; ', ''))).toBe(one)
})

test.each([
  ['no cookie', ''],
  ['another cookie', 'codedojo_session=one.two'],
  ['no signature', '__Host-codedojo_session=one'],
  ['an empty token', cookieOf('')],
  ['a signature by another secret', cookieOf(one, sign(one, 'another secret'))],
  ['the signature of another token', cookieOf(one, sign('2'.repeat(32)))],
  ['a shorter signature', cookieOf(one, sign(one).slice(0, 20))],
  ['another text that is signed with the same secret', cookieOf('known-device:1:2')],
  ['an escape that is none', '__Host-codedojo_session=%E0%A4%A'],
])('%s gives no token', (_, cookie) => {
  expect(tokenOf(cookie)).toBeNull()
})
