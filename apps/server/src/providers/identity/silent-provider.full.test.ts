import { expect, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { startFakeGithub } from '../../testing/fake-github/fake-github.ts'
import { startFakeGoogle } from '../../testing/fake-google/fake-google.ts'
import { IdentityError, makeIdentityProviders } from './index.ts'

test('a provider that says nothing is given up after ten seconds', { timeout: 30_000 }, async () => {
  await using fake = await startFakeGithub()
  const { github } = makeIdentityProviders(parseConfig(fake.settings).identity)
  fake.troubleAt(/access_token/, 'silent')

  const asked = github?.identify({
    code: 'x',
    nonce: 'x',
    codeVerifier: 'x',
    redirectUri: 'http://localhost',
  })

  await expect(asked).rejects.toThrow(IdentityError)
})

test('an issuer that says nothing is given up after ten seconds', { timeout: 30_000 }, async () => {
  await using fake = await startFakeGoogle()
  const own = { OIDC_CLIENT_ID: 'codedojo', OIDC_CLIENT_SECRET: 'a-secret' }
  const { oidc } = makeIdentityProviders(parseConfig({ ...own, OIDC_ISSUER: fake.url }).identity)
  fake.troubleAt(/configuration/, 'silent')

  const start = { state: 'x', nonce: 'x', codeChallenge: 'x', redirectUri: 'http://localhost' }

  await expect(oidc?.addressOf(start)).rejects.toThrow(IdentityError)
})
