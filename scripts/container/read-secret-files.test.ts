import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSecretFiles, secretSettings } from './read-secret-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'codedojo-secrets-'))
afterAll(() => rm(folder, { recursive: true }))

async function secret(text: string): Promise<string> {
  const path = join(folder, 'secret')
  await writeFile(path, text)
  return path
}

test.each(['DATABASE_URL', 'JUDGE_DATABASE_URL', 'PGPASSWORD', 'ADMIN_PASSWORD', 'OIDC_2_CLIENT_SECRET'])(
  '%s is read from a file, without the line end of an editor',
  async (name) => {
    const path = await secret('a secret \n')

    expect(await readSecretFiles({ [`${name}_FILE`]: path, PORT: '3000' })).toEqual({ [name]: 'a secret ' })
  },
)

test.each(['LDAP_BIND_PASSWORD_FILE', 'LDAP_CA_FILE', 'SSL_CERT_FILE', 'AWS_WEB_IDENTITY_TOKEN_FILE'])(
  '%s, which names no secret of ours, stays as it is',
  async (name) => {
    expect(await readSecretFiles({ [name]: await secret('text') })).toEqual({})
  },
)

test('a file that is not there is refused with the name of the setting', async () => {
  const settings = { SMTP_URL_FILE: join(folder, 'absent') }

  await expect(readSecretFiles(settings)).rejects.toThrow('SMTP_URL_FILE')
})

test('a setting and its file together are refused', async () => {
  const settings = { REDIS_URL: 'redis://one', REDIS_URL_FILE: await secret('redis://two') }

  await expect(readSecretFiles(settings)).rejects.toThrow('either REDIS_URL or REDIS_URL_FILE')
})

test('every secret among the settings may be a file', async () => {
  const example = await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8')
  const secrets = [
    ...example.matchAll(
      /^#?(\w+_(?:PASSWORD|SECRET|KEY|TOKEN)|(?:JUDGE_)?DATABASE_URL|REDIS_URL|SMTP_URL)=/gm,
    ),
  ]

  // The server reads that of the directory itself.
  const names = secrets.map(([, name = '']) => name).filter((name) => name !== 'LDAP_BIND_PASSWORD')
  expect(secretSettings).toEqual(expect.arrayContaining(names))
  expect(names.length).toBeGreaterThan(10)
})
