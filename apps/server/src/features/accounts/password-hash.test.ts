import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('more sign-ins at once than can be served soon are refused, and the others are served', async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 205 }, () => verifyPassword(null, 'a password')),
  )

  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } })
  expect(await verifyPassword(null, 'a password')).toBe('wrong')
})

test.each([
  ['the 73rd byte', 'x'.repeat(72), 'y'],
  ['the 100th character', 'é'.repeat(99), 'è'],
  ['what comes after a NUL', 'secret\0', 'more'],
])('a password counts with %s', async (_, beginning, end) => {
  const hash = await hashPassword(`${beginning}${end}`)

  expect(await verifyPassword(hash, `${beginning}${end}`)).toBe('right')
  expect(await verifyPassword(hash, `${beginning}z`)).toBe('wrong')
  expect(await verifyPassword(hash, beginning)).toBe('wrong')
})
