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
