import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

test('without any setting the product runs on port 3000 with its data in ./data', () => {
  const config = parseConfig({})

  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    databaseUrl: null,
  })
  expect(config.dataFolder).toMatch(/\/data$/)
  expect(config.limits).toMatchObject({ runsPerMinute: 20, submitsPerMinute: 10 })
})

test('every wrong setting is named at once', () => {
  const parse = () =>
    parseConfig({
      PORT: 'abc',
      PUBLIC_URL: 'dojo',
      DATABASE_URL: 'mysql://x',
      ROLE: 'boss',
      ADMIN_PASSWORD: 'short',
    })

  expect(parse).toThrow(ConfigError)
  for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'ROLE', 'ADMIN_PASSWORD']) {
    expect(parse).toThrow(new RegExp(name))
  }
})

test('an empty setting counts as absent, and a slash at the end of the address is dropped', () => {
  const config = parseConfig({ PORT: '', SMTP_URL: '', PUBLIC_URL: 'https://dojo.example.org/' })

  expect(config).toMatchObject({
    port: 3000,
    smtpUrl: null,
    publicUrl: 'https://dojo.example.org',
    isHttps: true,
  })
})

test.each([
  ['true', true],
  ['false', false],
  ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
])('TRUST_PROXY %s', (setting, trustProxy) => {
  expect(parseConfig({ TRUST_PROXY: setting }).trustProxy).toEqual(trustProxy)
})

const razorpay = { RAZORPAY_KEY_ID: 'rzp_test_abc123', RAZORPAY_KEY_SECRET: 'the-key-secret' }

test('without keys there is no Razorpay, and with both keys there is', () => {
  expect(parseConfig({ RAZORPAY_KEY_ID: '' }).razorpay).toBeNull()
  expect(parseConfig({ ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'new-secret, old-secret' }).razorpay).toEqual({
    keyId: 'rzp_test_abc123',
    keySecret: 'the-key-secret',
    webhookSecrets: ['new-secret', 'old-secret'],
    baseUrl: 'https://api.razorpay.com',
  })
})

test.each([
  [{ RAZORPAY_KEY_ID: 'rzp_test_abc123' }, /RAZORPAY_KEY_SECRET is missing/],
  [{ RAZORPAY_KEY_SECRET: 'the-key-secret' }, /RAZORPAY_KEY_ID is missing/],
  [{ RAZORPAY_WEBHOOK_SECRET: 'some-secret' }, /RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are missing/],
  [{ ...razorpay, RAZORPAY_KEY_ID: 'the-account' }, /RAZORPAY_KEY_ID must be a key id/],
  [{ ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'short' }, /RAZORPAY_WEBHOOK_SECRET/],
  [{ ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'one-secret,two-secret,three-secret' }, /separated by a comma/],
  [{ ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'the-key-secret' }, /must be another secret/],
  [{ ...razorpay, RAZORPAY_BASE_URL: 'razorpay' }, /RAZORPAY_BASE_URL must be an address/],
])('wrong settings of Razorpay are named: %o', (given, words) => {
  expect(() => parseConfig(given)).toThrow(words)
})
