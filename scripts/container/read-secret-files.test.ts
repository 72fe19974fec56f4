import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSecretFiles } from './read-secret-files.ts'

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

test.each(['LDAP_BIND_PASSWORD_FILE', 'LDAP_CA_FILE', 'SSL_CERT_FILE'])(
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
