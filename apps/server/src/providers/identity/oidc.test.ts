import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { type FakeGoogle, startFakeGoogle } from '../../testing/fake-google/fake-google.ts'
import { answerConsent } from '../../testing/fake-identity/answer-consent.ts'
import {
  type Issuer,
  type IssuerOptions,
  type IssuerPerson,
  startIssuer,
} from '../../testing/real-issuer/start-issuer.ts'
import { walkIssuer } from '../../testing/real-issuer/walk-issuer.ts'
import { type Identity, IdentityError, type IdentityProvider, makeIdentityProviders } from './index.ts'

const codeVerifier = 'verifier-verifier-verifier-verifier-verifier'
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
const redirectUri = 'http://localhost:3000/api/user/signedInWith/oidc'
const start = { state: 'the-state', nonce: 'the-nonce', codeChallenge, redirectUri }
const ada: IssuerPerson = {
  sub: 'a-1',
  email: 'Ada@College.example',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'King',
}

function providerOf(settings: Readonly<Record<string, string>>): IdentityProvider {
  const { oidc } = makeIdentityProviders(parseConfig(settings).identity)
  if (!oidc) throw new Error('It has keys.')
  return oidc
}

/** A whole sign-in of a consenting person, with the returned parameters changed. */
async function identify(
  { url, settings }: Pick<Issuer, 'url' | 'settings'>,
  change: { readonly settings?: object; readonly answer?: object; readonly waitMs?: number } = {},
): Promise<Identity> {
  const provider = providerOf({ ...settings, ...change.settings })
  const back = new URL(await walkIssuer(await provider.addressOf(start), 'Continue'))
  await setTimeout(change.waitMs ?? 0)
  const code = back.searchParams.get('code') ?? ''
  const answer = { code, issuer: url, nonce: 'the-nonce', codeVerifier, redirectUri }
  return provider.identify({ ...answer, ...change.answer })
}

test.each([
  ['token', 'client_secret_post'],
  ['userinfo', 'client_secret_basic'],
] as const satisfies [IssuerOptions['tellsIn'], IssuerOptions['clientAuthentication']][])(
  'an issuer names a person by subject, name and verified email in its %s, to a client that uses %s',
  async (tellsIn, clientAuthentication) => {
    await using issuer = await startIssuer({ tellsIn, clientAuthentication })
    issuer.person(ada)

    expect(await identify(issuer)).toEqual({
      subject: `${issuer.url} a-1`,
      firstName: 'Ada',
      lastName: 'King',
      email: 'ada@college.example',
    })
  },
)

test.each([
  [{ email_verified: false }, {}, null],
  [{ email_verified: undefined }, {}, null],
  [{ email_verified: false }, { OIDC_TRUSTS_EMAIL: '1' }, null],
  [{ email_verified: undefined }, { OIDC_TRUSTS_EMAIL: '1' }, 'ada@college.example'],
])('an email with %j and the settings %j is %s', async (change, settings, email) => {
  await using issuer = await startIssuer()
  const { email_verified, ...others } = { ...ada, ...change }
  issuer.person({ ...others, ...(email_verified !== undefined && { email_verified }) })

  expect((await identify(issuer, { settings })).email).toBe(email)
})

test.each([
  [['staff', 'dojo-admins'], true],
  [['staff'], false],
  [undefined, false],
])('with the groups %j somebody is an admin: %s', async (groups, isAdmin) => {
  await using issuer = await startIssuer()
  issuer.person({ ...ada, ...(groups && { groups }) })
  const settings = { OIDC_ADMIN_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'dojo-admins' }

  expect(await identify(issuer, { settings })).toMatchObject({ isAdmin })
})

test.each([
  ['a nonce of another sign-in', { nonce: 'of-another-sign-in' }],
  ['a guessed verifier', { codeVerifier: 'guessed-guessed-guessed-guessed-guessed-guessed' }],
  ['a code that was never given', { code: 'never-given' }],
  ['an answer of another issuer', { issuer: 'https://evil.example' }],
  ['an answer that names no issuer, although the issuer says that it does', { issuer: undefined }],
])('%s is refused, and no secret is told', async (_, answer) => {
  await using issuer = await startIssuer()
  issuer.person(ada)

  const told = await identify(issuer, { answer }).catch((error: unknown) => error)

  expect(told).toBeInstanceOf(IdentityError)
  expect(String(told)).not.toContain('never-given')
  expect(String(told)).not.toContain(issuer.settings.OIDC_CLIENT_SECRET)
})

test('a token that another key signed is refused', async () => {
  await using issuer = await startIssuer()
  issuer.person(ada)
  issuer.publishesAnotherKey()

  await expect(identify(issuer)).rejects.toThrow(/signature/i)
})

test('a code that has expired is refused', async () => {
  await using issuer = await startIssuer({ codeSeconds: 1 })
  issuer.person(ada)

  await expect(identify(issuer, { waitMs: 2100 })).rejects.toThrow('invalid_grant')
})

test('a token that has expired is refused; the clocks may differ by a minute', async () => {
  await using fake = await startLiar()
  const now = Math.floor(Date.now() / 1000)

  fake.forgesClaims({ exp: now - 30 })
  expect((await identifyAt(fake)).email).toBe('ada@example.org')
  fake.forgesClaims({ exp: now - 90 })
  await expect(identifyAt(fake)).rejects.toThrow('exp')
})

test.each([
  [{ aud: 'another-client' }, 'aud'],
  [{ iss: 'https://evil.example' }, 'iss'],
  [{ sub: undefined }, 'sub'],
  [{ sub: '' }, 'who signed in'],
  [{ exp: undefined }, 'exp'],
  [{ nonce: undefined }, 'nonce'],
] as const)('the token of an issuer that lies is not believed with %j', async (claims, named) => {
  await using fake = await startLiar()
  fake.forgesClaims(claims)

  const told = await identifyAt(fake).catch((error: unknown) => error)

  expect(told).toBeInstanceOf(IdentityError)
  expect(String(told)).toContain(named)
})

test('an unsigned token is not believed, nor a configuration of another issuer', async () => {
  await using fake = await startLiar()
  expect((await identifyAt(fake)).email).toBe('ada@example.org')

  fake.leavesUnsigned()
  await expect(identifyAt(fake)).rejects.toThrow('alg')

  fake.publishes({ issuer: 'https://evil.example' })
  await expect(identifyAt(fake)).rejects.toThrow(IdentityError)
})

test.each(['fault', 'html', 'lost', 'huge', 'elsewhere'] as const)(
  'whichever question is answered with trouble (%s), it is told as one error, and nobody is followed',
  async (trouble) => {
    await using fake = await startLiar()
    for (const at of [/configuration/, /^\/token/, /certs/]) {
      fake.troubleAt(at, trouble)
      await expect(identifyAt(fake)).rejects.toThrow(IdentityError)
    }
    expect(fake.asked.filter((each) => each.includes('elsewhere'))).toEqual([])
  },
)

/** A fake issuer, which can lie. */
async function startLiar(): Promise<FakeGoogle> {
  const fake = await startFakeGoogle()
  fake.publishes({ token_endpoint_auth_methods_supported: ['client_secret_post'] })
  return fake
}

/** A sign-in at a fake issuer. */
async function identifyAt({ url, settings }: FakeGoogle): Promise<Identity> {
  const provider = providerOf({
    OIDC_ISSUER: url,
    OIDC_CLIENT_ID: settings.GOOGLE_CLIENT_ID ?? '',
    OIDC_CLIENT_SECRET: settings.GOOGLE_CLIENT_SECRET ?? '',
  })
  const own = redirectUri.replace('oidc', 'google')
  const address = await provider.addressOf({ ...start, redirectUri: own })
  const back = new URL(await answerConsent(address, 'Continue'))
  const code = back.searchParams.get('code') ?? ''
  return provider.identify({ code, nonce: 'the-nonce', codeVerifier, redirectUri: own })
}
