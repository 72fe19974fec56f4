import { expect, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { startFakeGithub } from '../../testing/fake-github/fake-github.ts'
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
