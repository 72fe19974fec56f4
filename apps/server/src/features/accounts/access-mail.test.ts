import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { password, type Visitor } from '../../testing/start-app.ts'
import { type AppWithMail, startAppWithMail } from '../../testing/start-app-with-mail.ts'
import { mailAccessChange } from './access-mail.ts'

let started: AppWithMail
beforeAll(async () => {
  started = await startAppWithMail()
})
afterAll(() => started[Symbol.asyncDispose]())

const post = (path: string, payload: object) =>
  started.server.request({ method: 'POST', url: `/api/user/${path}`, payload })

/** The first mail to this address that contains these words. */
async function mailTo({ user }: Visitor, words: string): Promise<string> {
  return vi.waitUntil(
    () => started.smtp.mails.find((mail) => mail.includes(`To: ${user.emailId}`) && mail.includes(words)),
    30_000,
  )
}
const changed = 'Subject: Your CodeDojo password was changed'

test('a changed password is told by mail, with what to do when it was somebody else', async () => {
  const ada = await started.server.signUp()

  await ada.send('POST', '/user/changePassword', { currentPassword: password, password: 'another password' })

  const mail = await mailTo(ada, changed)
  expect(mail).toContain('every other session has ended')
  expect(mail).toContain(`${started.server.config.publicUrl}/forgot-password`)
  expect(mail).toContain(`${started.server.config.publicUrl}/settings`)
  expect(mail).not.toContain('another password')
})

test('a change that was refused is told to nobody', async () => {
  const [ada, bob] = [await started.server.signUp(), await started.server.signUp()]
  const change = { password: 'another password' }

  await ada.send('POST', '/user/changePassword', { currentPassword: 'not the password', ...change })
  await bob.send('POST', '/user/changePassword', { currentPassword: password, ...change })

  await mailTo(bob, changed)
  expect(
    started.smtp.mails.filter((mail) => mail.includes(`To: ${ada.user.emailId}`) && mail.includes(changed)),
  ).toEqual([])
})

test('a password that was chosen by a link is told, too', async () => {
  const ada = await started.server.signUp()
  await post('forgotPassword', { emailId: ada.user.emailId })
  const asked = await mailTo(ada, '/reset-password?token=')
  const [, token] = /\/reset-password\?token=([\w-]+)/.exec(asked) ?? []

  await post('resetPassword', { token, password: 'another password' })

  expect(await mailTo(ada, changed)).toContain('choose a new password at once')
})

test.each([
  [
    'connected',
    'Subject: Google was connected to your CodeDojo account',
    'disconnect Google in your settings',
  ],
  ['disconnected', 'Subject: Google was disconnected from your CodeDojo account', 'connect Google again'],
] as const)('that a provider was %s is told with the remedy', async (kind, subject, remedy) => {
  const ada = await started.server.signUp()

  await mailAccessChange(started.server.context, ada.user._id, { kind, provider: 'google' })

  expect(await mailTo(ada, subject)).toContain(remedy)
})
