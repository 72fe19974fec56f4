import { type FakeSmtp, startFakeSmtp } from './fake-smtp/fake-smtp.ts'
import { startApp, type TestApp } from './start-app.ts'

export interface AppWithMail extends AsyncDisposable {
  readonly server: TestApp
  /** The fake mail server. */
  readonly smtp: FakeSmtp
}

export async function startAppWithMail(settings: Parameters<typeof startApp>[0] = {}): Promise<AppWithMail> {
  const smtp = await startFakeSmtp()
  const server = await startApp({ ...smtp.settings, ...settings })
  return {
    server,
    smtp,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await smtp[Symbol.asyncDispose]()
    },
  }
}
