import { expect, test } from 'vitest'
import { parseConfig } from '../../apps/server/src/config.ts'
import { startupMessage } from './startup-message.ts'

const keys = (id: string) => ({ RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: 'the-secret-of-a-key' })
const https = { PUBLIC_URL: 'https://dojo.example.org' }

test.each([
  ['open to everybody without a payment service', https, /Payments are off/],
  [
    'open to everybody with the test checkout',
    { ...https, TEST_CHECKOUT: 'on' },
    /embedded test checkout.*without paying/,
  ],
  ['that sells nothing on purpose', { ...https, TEST_CHECKOUT: 'off' }, null],
  ['open to everybody with test keys', { ...https, ...keys('rzp_test_abc') }, /is a test key/],
  ['open to everybody with live keys', { ...https, ...keys('rzp_live_abc') }, null],
  ['on a machine of its own', {}, null],
])('an installation %s says whether money moves', (_, settings, expected) => {
  const words = startupMessage(parseConfig(settings), 1000).join('\n')

  if (expected === null) expect(words).not.toMatch(/payments/i)
  else expect(words).toMatch(expected)
})
