import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'
import { providerNames } from './identity-settings.ts'
import { ldapWarning } from './ldap-settings.ts'

test('without any setting the product runs on port 3000 with its data in ./data', () => {
  const config = parseConfig({})

  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    databaseUrl: null,
    log: { level: 'info', format: null },
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
      LOG_FORMAT: 'xml',
      ADMIN_PASSWORD: 'short',
    })

  expect(parse).toThrow(ConfigError)
  for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'ROLE', 'LOG_FORMAT', 'ADMIN_PASSWORD']) {
    expect(parse).toThrow(new RegExp(name))
  }
})

test('an empty setting counts as absent, and a slash at the end of the address is dropped', () => {
  const config = parseConfig({ PORT: '', SMTP_URL: '', PUBLIC_URL: 'https://dojo.example.org/' })

  expect(config).toMatchObject({
    port: 3000,
    redisUrl: null,
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

const bucket = { S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 'the-secret' }

test.each([
  [{}, null],
  [bucket, { endpoint: 'https://s3.us-east-1.amazonaws.com', region: 'us-east-1', hasPathStyle: false }],
  [
    { ...bucket, S3_ENDPOINT: 'http://10.0.0.9:9000/', S3_REGION: 'here', S3_PATH_STYLE: '1' },
    { endpoint: 'http://10.0.0.9:9000', region: 'here', hasPathStyle: true, bucket: 'films' },
  ],
])('videos lie in the bucket that is set, %o', (settings, expected) => {
  const { objectStorage } = parseConfig(settings)

  if (expected === null) expect(objectStorage).toBeNull()
  else expect(objectStorage).toMatchObject(expected)
})

test.each([
  [{ ...bucket, S3_BUCKET: '' }, /S3_BUCKET is missing/],
  [{ ...bucket, S3_ACCESS_KEY_ID: '' }, /S3_ACCESS_KEY_ID is missing/],
  [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, /S3_SECRET_ACCESS_KEY is missing/],
  [{ S3_ENDPOINT: 'https://s3.example.org' }, /S3_BUCKET is missing.*S3_SECRET_ACCESS_KEY is missing/],
  [{ ...bucket, S3_ENDPOINT: 's3.example.org' }, /S3_ENDPOINT must be an address such as https/],
  [{ ...bucket, S3_BUCKET: 'My Films' }, /S3_BUCKET must be the name of a bucket/],
  [{ ...bucket, S3_PATH_STYLE: 'yes' }, /S3_PATH_STYLE must be 0 or 1/],
])('settings of a bucket that are half set or wrong stop the start: %o', (settings, words) => {
  expect(() => parseConfig(settings)).toThrow(words)
  expect(() => parseConfig(settings)).not.toThrow(/the-secret/)
})

const razorpay = { RAZORPAY_KEY_ID: 'rzp_test_abc123', RAZORPAY_KEY_SECRET: 'the-key-secret' }

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'https://dojo.example.org' }, false],
  [{ PUBLIC_URL: 'https://dojo.example.org', TEST_CHECKOUT: 'on' }, true],
  [{ TEST_CHECKOUT: 'off' }, false],
])('the test checkout with %j: %s', (given, allowsTestCheckout) => {
  expect(parseConfig(given)).toMatchObject({ allowsTestCheckout })
})

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

test('without a key nobody but the embedded coach answers', () => {
  expect(parseConfig({ GEMINI_API_KEY: '', GEMINI_MODEL: 'gemini-3.8-flash' })).toMatchObject({
    gemini: null,
    openai: null,
    tokenPrices: null,
    limits: { ninjaPerDay: 100, sahayakPerDay: 50, assistantPer10Minutes: 20 },
  })
})

test('the settings of language models', () => {
  const config = parseConfig({
    GEMINI_API_KEY: 'AIzaTheKey',
    OPENAI_BASE_URL: 'http://localhost:11434/v1/',
    OPENAI_MODEL: 'qwen2.5-coder:7b',
    AI_PROMPT_PRICE: '0.30',
    AI_REPLY_PRICE: '0',
  })

  expect(config.gemini).toEqual({
    apiKey: 'AIzaTheKey',
    model: 'gemini-3.5-flash-lite',
    baseUrl: 'https://generativelanguage.googleapis.com',
  })
  expect(config.openai).toEqual({
    apiKey: null,
    model: 'qwen2.5-coder:7b',
    baseUrl: 'http://localhost:11434/v1',
  })
  expect(config.tokenPrices).toEqual({ prompt: 0.3, reply: 0 })
  expect(parseConfig({ OPENAI_API_KEY: 'sk-key', OPENAI_MODEL: 'gpt' }).openai).toMatchObject({
    apiKey: 'sk-key',
    baseUrl: 'https://api.openai.com/v1',
  })
})

test.each([
  [{ GEMINI_API_KEY: 'two words' }, /GEMINI_API_KEY must be a key/],
  [{ GEMINI_MODEL: '../models/x' }, /GEMINI_MODEL must be the name of a model/],
  [{ GEMINI_BASE_URL: 'gemini' }, /GEMINI_BASE_URL must be an address/],
  [{ OPENAI_API_KEY: 'sk-key' }, /OPENAI_MODEL is missing/],
  [{ OPENAI_BASE_URL: 'http://localhost:11434/v1' }, /OPENAI_MODEL is missing/],
  [{ OPENAI_MODEL: 'gpt' }, /OPENAI_API_KEY is missing/],
  [{ AI_PROMPT_PRICE: '1' }, /AI_REPLY_PRICE is missing/],
  [{ AI_REPLY_PRICE: '1' }, /AI_PROMPT_PRICE is missing/],
  [
    { AI_PROMPT_PRICE: 'free', AI_REPLY_PRICE: '-1' },
    /AI_PROMPT_PRICE must be a number.*AI_REPLY_PRICE must not/,
  ],
  [{ NINJA_LIMIT_PER_DAY: '0' }, /NINJA_LIMIT_PER_DAY must be at least 1/],
])('wrong settings of language models are named, and their keys are not told: %o', (given, words) => {
  expect(() => parseConfig(given)).toThrow(words)
  expect(() => parseConfig(given)).not.toThrow(/sk-key|two words/)
})

const oidc = {
  OIDC_ISSUER: 'https://login.college.example/realms/college',
  OIDC_CLIENT_ID: 'codedojo',
  OIDC_CLIENT_SECRET: 'a-secret-of-the-college',
}

test('an issuer of the operator is offered with its address and two keys', () => {
  expect(parseConfig(oidc).identity.oidc).toEqual({
    issuer: oidc.OIDC_ISSUER,
    clientId: 'codedojo',
    clientSecret: 'a-secret-of-the-college',
    name: 'your organisation',
    admin: null,
    courses: null,
    trustsEmail: false,
    signsOut: false,
  })
  const more = { OIDC_NAME: 'Hill College', OIDC_ADMIN_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'admins' }
  const trusted = { OIDC_TRUSTS_EMAIL: '1', OIDC_SIGNS_OUT: '1' }
  expect(parseConfig({ ...oidc, ...more, ...trusted }).identity.oidc).toMatchObject({
    name: 'Hill College',
    admin: { claim: 'groups', value: 'admins' },
    trustsEmail: true,
    signsOut: true,
  })
  expect(parseConfig({ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:8080' }).identity.oidc).not.toBeNull()
})

test.each([
  [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER is missing'],
  [{ OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID is missing'],
  [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is missing'],
  [{ OIDC_ISSUER: 'http://login.college.example' }, 'OIDC_ISSUER must be an address'],
  [{ OIDC_ISSUER: 'login.college.example' }, 'OIDC_ISSUER must be an address'],
  [{ OIDC_ISSUER: 'https://login.college.example/?realm=1' }, 'OIDC_ISSUER must be an address'],
  [{ OIDC_CLIENT_SECRET: 'short' }, 'OIDC_CLIENT_SECRET must be'],
  [{ OIDC_NAME: 'Hill\nCollege' }, 'OIDC_NAME must be a text of one line'],
  [{ OIDC_ADMIN_CLAIM: 'groups' }, 'OIDC_ADMIN_VALUE is missing'],
  [{ OIDC_ADMIN_VALUE: 'admins' }, 'OIDC_ADMIN_CLAIM is missing'],
  [{ OIDC_COURSES_CLAIM: 'groups' }, 'OIDC_COURSES is missing'],
  [{ OIDC_COURSES: 'first=01a2292b-62f6-74f6-a546-bcd22f7ea3e5' }, 'OIDC_COURSES_CLAIM is missing'],
  [{ OIDC_COURSES_CLAIM: 'groups', OIDC_COURSES: 'first' }, 'OIDC_COURSES must be groups'],
  [{ OIDC_TRUSTS_EMAIL: 'yes' }, 'OIDC_TRUSTS_EMAIL must be 0 or 1'],
  [{ OIDC_SIGNS_OUT: 'yes' }, 'OIDC_SIGNS_OUT must be 0 or 1'],
])('the settings of an issuer with %j are named', (change, fault) => {
  expect(() => parseConfig({ ...oidc, ...change })).toThrow(fault)
})

const second = {
  OIDC_2_ISSUER: 'https://staff.college.example',
  OIDC_2_CLIENT_ID: 'codedojo',
  OIDC_2_CLIENT_SECRET: 'another-secret',
  OIDC_2_NAME: 'Hill College, staff',
}

test('a second issuer has settings with a number, and the first ones mean what they meant', () => {
  const { identity } = parseConfig({ ...oidc, ...second, OIDC_2_TRUSTS_EMAIL: '1' })

  expect(identity.oidc).toEqual(parseConfig(oidc).identity.oidc)
  expect(identity.oidc2).toMatchObject({
    ...{ issuer: 'https://staff.college.example', name: 'Hill College, staff' },
    ...{ clientSecret: 'another-secret', trustsEmail: true, admin: null },
  })
  expect(identity.oidc3).toBeNull()
})

test.each([
  [{ OIDC_2_ISSUER: '' }, 'OIDC_2_ISSUER is missing'],
  [{ OIDC_2_CLIENT_SECRET: 'short' }, 'OIDC_2_CLIENT_SECRET must be'],
  [{ OIDC_2_NAME: '' }, 'OIDC_2_NAME is missing'],
  [{ OIDC_2_NAME: ' your organisation' }, 'OIDC_2_NAME is the name of another issuer'],
  [{ OIDC_2_ISSUER: oidc.OIDC_ISSUER }, 'OIDC_2_ISSUER is set up already'],
  [{ OIDC_2_ADMIN_CLAIM: 'groups' }, 'OIDC_2_ADMIN_VALUE is missing'],
  [{ OIDC_2_SIGNS_OUT: 'yes' }, 'OIDC_2_SIGNS_OUT must be 0 or 1'],
  [{ OIDC_3_NAME: 'Lake College' }, 'OIDC_3_ISSUER is missing'],
  [{ OIDC_6_ISSUER: 'https://six.example' }, 'OIDC_6_ISSUER is not read'],
  [{ OIDC_1_ISSUER: 'https://one.example' }, 'OIDC_1_ISSUER is not read'],
])('the settings of a second issuer with %j are named', (change, fault) => {
  expect(() => parseConfig({ ...oidc, ...second, ...change })).toThrow(fault)
})

test('a provider and a directory with one name are told apart, also by default', () => {
  const both = providerNames(parseConfig({ ...oidc, ...ldap }))
  const named = providerNames(parseConfig({ ...oidc, ...ldap, OIDC_NAME: 'Hill', LDAP_NAME: 'hill' }))
  const alone = providerNames(parseConfig(ldap))

  expect([both.oidc, both.ldap]).toEqual(['your organisation', 'your organisation (directory)'])
  expect([named.oidc, named.ldap]).toEqual(['Hill', 'hill (directory)'])
  expect(alone.ldap).toBe('your organisation')
})

const ldap = {
  LDAP_URL: 'ldap://directory.college.example',
  LDAP_BIND_DN: 'cn=codedojo,dc=college,dc=example',
  LDAP_BIND_PASSWORD: 'a-secret-of-the-college',
  LDAP_BASE: 'ou=people,dc=college,dc=example',
}

test.each([
  [{}, { url: 'ldap://directory.college.example', encryption: 'start_tls' }],
  [{ LDAP_START_TLS: '0' }, { encryption: 'none' }],
  [{ LDAP_URL: 'ldap://127.0.0.1:3389/' }, { url: 'ldap://127.0.0.1:3389', encryption: 'none' }],
  [{ LDAP_URL: 'ldap://[::1]:389' }, { host: '::1', encryption: 'none' }],
  [{ LDAP_URL: 'ldap://localhost', LDAP_START_TLS: '1' }, { encryption: 'start_tls' }],
  [{ LDAP_URL: 'ldaps://directory.college.example:3636' }, { encryption: 'tls', name: 'your organisation' }],
])('a directory with %j', (change, expected) => {
  expect(parseConfig({ ...ldap, ...change }).identity.ldap).toMatchObject(expected)
})

test('the warning about clear text is for a directory elsewhere', () => {
  const warningWith = (change: object) => ldapWarning(parseConfig({ ...ldap, ...change }).identity)

  expect(warningWith({})).toBeNull()
  expect(warningWith({ LDAP_URL: 'ldap://localhost' })).toBeNull()
  expect(warningWith({ LDAP_START_TLS: '0' })).toContain(
    'Passwords travel to ldap://directory.college.example',
  )
})

test('the password of the directory may lie in a file', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'codedojo-config-'))
  const file = join(folder.path, 'password')
  await writeFile(file, 'from a file\n')
  const settings = { ...ldap, LDAP_BIND_PASSWORD: '', LDAP_BIND_PASSWORD_FILE: file }

  expect(parseConfig(settings).identity.ldap?.bindPassword).toBe('from a file')
  await writeFile(file, '\n')
  expect(() => parseConfig(settings)).toThrow('LDAP_BIND_PASSWORD_FILE is empty')
})

test.each([
  [{ LDAP_URL: '' }, 'LDAP_URL is missing'],
  [{ LDAP_BIND_DN: '' }, 'LDAP_BIND_DN is missing'],
  [{ LDAP_BASE: '' }, 'LDAP_BASE is missing'],
  [{ LDAP_BIND_PASSWORD: '' }, 'LDAP_BIND_PASSWORD is missing, or LDAP_BIND_PASSWORD_FILE'],
  [{ LDAP_BIND_PASSWORD_FILE: '/no/such/file' }, 'LDAP_BIND_PASSWORD_FILE must be the path of a file'],
  [{ LDAP_BIND_PASSWORD_FILE: import.meta.filename }, 'are both set'],
  [{ LDAP_URL: 'https://directory.college.example' }, 'LDAP_URL must be an address'],
  [{ LDAP_URL: 'ldap://directory.college.example/dc=college' }, 'LDAP_URL must be an address'],
  [{ LDAP_URL: 'ldap://someone:secret@directory.college.example' }, 'LDAP_URL must be an address'],
  [{ LDAP_URL: 'ldap://one.example ldap://two.example' }, 'LDAP_URL must be an address'],
  [{ LDAP_URL: 'ldaps://directory.college.example', LDAP_START_TLS: '1' }, 'LDAP_START_TLS must be left out'],
  [{ LDAP_START_TLS: 'yes' }, 'LDAP_START_TLS must be 0 or 1'],
  [
    { LDAP_CA_FILE: '/no/such/file' },
    'LDAP_CA_FILE must be the path of a file that the server may read (ENOENT)',
  ],
  [{ LDAP_CA_FILE: import.meta.filename }, 'LDAP_CA_FILE holds no certificate'],
  [{ LDAP_NAME: 'Hill\nCollege' }, 'LDAP_NAME must be a text of one line'],
  [{ LDAP_BIND_DN: 'codedojo' }, 'LDAP_BIND_DN must be the full name of an entry'],
  [{ LDAP_BASE: 'people' }, 'LDAP_BASE must be the full name of an entry'],
  [{ LDAP_USER_FILTER: '(uid=ada)' }, 'LDAP_USER_FILTER must hold {name}'],
  [{ LDAP_USER_FILTER: 'uid={name}' }, 'LDAP_USER_FILTER must be a filter'],
  [{ LDAP_USER_FILTER: '(&(uid={name})' }, 'LDAP_USER_FILTER must be a filter'],
  [{ LDAP_EMAIL_ATTRIBUTE: 'e-mail address' }, 'LDAP_EMAIL_ATTRIBUTE must be the name of an attribute'],
  [{ LDAP_ADMIN_GROUP: 'admins' }, 'LDAP_ADMIN_GROUP must be the full name of an entry'],
  [{ LDAP_NESTED_GROUPS: 'yes' }, 'LDAP_NESTED_GROUPS must be 0 or 1'],
  [{ LDAP_DISABLED_FILTER: '(locked' }, 'LDAP_DISABLED_FILTER must be a filter'],
])('the settings of a directory with %j are named', (change, fault) => {
  expect(() => parseConfig({ ...ldap, ...change })).toThrow(fault)
})

test.each(['GOOGLE', 'GITHUB'])('%s is offered with its two keys, and one of them alone is named', (name) => {
  const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`]
  const both = { [id]: 'client-id-1', [secret]: 'client-secret' }

  expect(Object.values(parseConfig({}).identity).every((each) => each === null)).toBe(true)
  expect(Object.values(parseConfig(both).identity).filter((each) => each !== null)).toMatchObject([
    { clientId: 'client-id-1', clientSecret: 'client-secret', baseUrl: expect.stringMatching(/^https:/) },
  ])
  expect(() => parseConfig({ ...both, [secret]: '' })).toThrow(`${secret} is missing`)
  expect(() => parseConfig({ ...both, [id]: '' })).toThrow(`${id} is missing`)
  expect(() => parseConfig({ ...both, [id]: 'not an id' })).toThrow(id)
})

test('several processes without a Redis are refused, with the way out', () => {
  expect(() => parseConfig({ SERVER_PROCESSES: '2' })).toThrow(/SERVER_PROCESSES above 1 needs REDIS_URL/)
  expect(parseConfig({ SERVER_PROCESSES: '2', REDIS_URL: 'redis://localhost' }).processes.count).toBe(2)
  expect(() => parseConfig({ SERVER_PROCESSES: '17', REDIS_URL: 'redis://localhost' })).toThrow(
    /SERVER_PROCESSES/,
  )
})
