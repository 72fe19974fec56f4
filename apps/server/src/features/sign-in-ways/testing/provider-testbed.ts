import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FakeGithub, startFakeGithub } from '../../../testing/fake-github/fake-github.ts'
import { type FakeGoogle, startFakeGoogle } from '../../../testing/fake-google/fake-google.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

export interface ProviderTestbed extends AsyncDisposable {
  readonly server: TestApp
  readonly google: FakeGoogle
  readonly github: FakeGithub
  /** Signs in a new person at both fake providers, with one e-mail, verified by default; returns it. */
  readonly arrive: (change?: { readonly isVerified?: boolean; readonly email?: string }) => string
  /** The mails to this e-mail so far, oldest first. */
  readonly mailsTo: (email: string) => Promise<string[]>
}

/** A server with both identity providers faked. */
export async function openProviderTestbed(): Promise<ProviderTestbed> {
  const google = await startFakeGoogle()
  const github = await startFakeGithub()
  const server = await startApp({
    ...google.settings,
    ...github.settings,
    SIGN_IN_LIMIT_PER_10_MINUTES: '100000',
  })
  const outbox = join(server.config.dataFolder, 'outbox')
  let people = 0
  return {
    server,
    google,
    github,
    arrive: ({ isVerified = true, email = `${randomUUID()}@example.org` } = {}) => {
      people += 1
      const name = 'Ada King'
      google.person({ sub: `1000${people}`, email, email_verified: isVerified, name, given_name: 'Ada' })
      const emails = [{ email, primary: true, verified: isVerified }]
      github.person({ id: people, login: 'ada-king', name, emails })
      return email
    },
    mailsTo: async (email) => {
      const files = (await readdir(outbox).catch(() => [])).toSorted()
      const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
      return mails.filter((mail) => mail.includes(`To: ${email}`))
    },
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await google[Symbol.asyncDispose]()
      await github[Symbol.asyncDispose]()
    },
  }
}
