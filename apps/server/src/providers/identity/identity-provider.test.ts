import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { type FakeGithub, startFakeGithub } from '../../testing/fake-github/fake-github.ts'
import { type FakeGoogle, startFakeGoogle } from '../../testing/fake-google/fake-google.ts'
import { answerConsent } from '../../testing/fake-identity/answer-consent.ts'
import type { IdentityTrouble } from '../../testing/fake-identity/identity-trouble.ts'
import { type Identity, IdentityError, type IdentityProvider, makeIdentityProviders } from './index.ts'

let google: FakeGoogle
let github: FakeGithub
let asGoogle: IdentityProvider
let asGithub: IdentityProvider
beforeAll(async () => {
  google = await startFakeGoogle()
  github = await startFakeGithub()
  const made = makeIdentityProviders(parseConfig({ ...google.settings, ...github.settings }).identity)
  if (!made.google || !made.github) throw new Error('Both have keys.')
  asGoogle = made.google
  asGithub = made.github
})
afterAll(async () => {
  await google[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
})

const codeVerifier = 'verifier-verifier-verifier-verifier-verifier'
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')

/** A whole sign-in of a consenting person, with the returned parameters changed. */
async function identify(name: 'google' | 'github', change: object = {}): Promise<Identity> {
  const [service, redirectUri] = [
    name === 'google' ? asGoogle : asGithub,
    `http://localhost:3000/api/user/signedInWith/${name}`,
  ]
  const asked = { state: 'the-state', nonce: 'the-nonce', codeChallenge, redirectUri }
  const back = new URL(await answerConsent(await service.addressOf(asked), 'Continue'))
  const code = back.searchParams.get('code') ?? ''
  return service.identify({ code, nonce: 'the-nonce', codeVerifier, redirectUri, ...change })
}

test('Google names a person by subject, name and verified e-mail', async () => {
  google.person({
    sub: '110169484474386276334',
    email: 'Ada@Example.org',
    email_verified: true,
    name: 'Ada King',
    given_name: 'Ada',
    family_name: 'King',
  })

  expect(await identify('google')).toEqual({
    subject: '110169484474386276334',
    firstName: 'Ada',
    lastName: 'King',
    email: 'ada@example.org',
  })
})

test('an e-mail that Google has not verified is none', async () => {
  google.person({ sub: '1', email: 'ada@example.org', email_verified: false, name: 'Ada' })

  expect(await identify('google')).toMatchObject({ firstName: 'Ada', email: null })
})

test.each([
  [{ nonce: 'of-another-sign-in' }],
  [{ nonce: undefined }],
  [{ aud: 'another-client' }],
  [{ azp: 'another-client' }],
  [{ iss: 'https://evil.example' }],
  [{ exp: Math.floor(Date.now() / 1000) - 600 }],
  [{ exp: undefined }],
  [{ sub: undefined }],
  [{ sub: '' }],
])("Google's token is not believed with %o", async (claims) => {
  google.forgesClaims(claims)

  await expect(identify('google')).rejects.toThrow(IdentityError)
})

test("Google's token is not believed when another key signed it, or none", async () => {
  google.forgesSignature()
  await expect(identify('google')).rejects.toThrow(/signature/i)

  google.leavesUnsigned()
  await expect(identify('google')).rejects.toThrow(IdentityError)
})

test('a configuration that is not that of the address is not believed', async () => {
  google.publishes({ issuer: 'https://evil.example' })

  await expect(identify('google')).rejects.toThrow('another issuer')

  google.publishes({})
})

test('GitHub names a person by number, name and primary e-mail', async () => {
  github.person({
    id: 583_231,
    login: 'octocat',
    name: 'Mona Lisa Octocat',
    emails: [
      { email: 'other@example.org', primary: false, verified: true },
      { email: 'Mona@Example.org', primary: true, verified: true },
    ],
  })

  expect(await identify('github')).toEqual({
    subject: '583231',
    firstName: 'Mona',
    lastName: 'Lisa Octocat',
    email: 'mona@example.org',
  })
})

test('without a name GitHub tells the login, and an e-mail only if the primary one is verified', async () => {
  const emails = [
    { email: 'other@example.org', primary: false, verified: true },
    { email: 'mona@example.org', primary: true, verified: false },
  ]
  github.person({ id: 1, login: 'octocat', name: null, emails })

  expect(await identify('github')).toMatchObject({ firstName: 'octocat', lastName: '', email: null })
})

test('what GitHub refuses with status 200 is refused', async () => {
  await expect(identify('github', { code: 'never-given' })).rejects.toThrow('bad_verification_code')
})

test.each(['google', 'github'] as const)(
  'a code of %s is worth nothing without its verifier',
  async (name) => {
    await expect(identify(name, { codeVerifier: 'guessed' })).rejects.toThrow(IdentityError)
  },
)

const troubles = ['fault', 'html', 'lost', 'huge', 'elsewhere'] as const satisfies IdentityTrouble[]

test.each(troubles)(
  'whichever question is answered with trouble (%s), it is told as one error',
  async (trouble) => {
    for (const at of [/^\/token/, /certs/]) {
      google.troubleAt(at, trouble)
      await expect(identify('google')).rejects.toThrow(IdentityError)
    }
    for (const at of [/access_token/, /user$/, /emails/]) {
      github.troubleAt(at, trouble)
      await expect(identify('github')).rejects.toThrow(IdentityError)
    }
    google.troubleAt(/configuration/, trouble)
    await expect(identify('google')).rejects.toThrow(IdentityError)
  },
)

test('nobody is followed elsewhere with a secret', async () => {
  google.troubleAt(/^\/token/, 'elsewhere')
  github.troubleAt(/access_token/, 'elsewhere')

  await Promise.allSettled([identify('google'), identify('github')])

  expect([...google.asked, ...github.asked].filter((each) => each.includes('elsewhere'))).toEqual([])
})

test('an error tells neither secret nor code', async () => {
  const told = await identify('github', { code: 'never-given' }).catch(String)

  expect(told).toMatch(/access_token refused/)
  expect(told).not.toContain('never-given')
  expect(told).not.toContain(github.settings.GITHUB_CLIENT_SECRET)
})
