import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AppWithMail, startAppWithMail } from '../../testing/start-app-with-mail.ts'

let started: AppWithMail
beforeAll(async () => {
  started = await startAppWithMail()
})
afterAll(() => started[Symbol.asyncDispose]())

const post = (path: string, payload: object) =>
  started.server.request({ method: 'POST', url: `/api/user/${path}`, payload })

test('a copy of the database opens no account: neither the token nor what is kept of it chooses a password', async () => {
  const ada = await started.server.signUp()
  await post('forgotPassword', { emailId: ada.user.emailId })
  const token = await vi.waitUntil(
    () => /\/reset-password\?token=([\w-]+)/.exec(started.smtp.mails.join('\n'))?.[1],
    30_000,
  )
  const { verification } = schema
  const rows = await started.server.database.queries
    .select()
    .from(verification)
    .where(eq(verification.value, ada.user._id))

  const kept = rows.map(({ identifier }) => identifier).find((each) => each.includes('reset-password')) ?? ''
  const parts = [kept, ...kept.split(':'), kept.replace('hashed-', '')]
  const guesses = []
  for (const guess of parts)
    guesses.push(await post('resetPassword', { token: guess, password: 'a longer guess' }))
  const right = await post('resetPassword', { token, password: 'the new password' })

  expect(JSON.stringify(rows)).not.toContain(token)
  expect(kept).not.toBe('')
  expect(guesses.map(({ statusCode }) => statusCode)).toEqual(parts.map(() => 400))
  expect(right.statusCode).toBe(200)
})

test('of several links to one account, opened at the same moment, one chooses the password and all have ended', async () => {
  const ada = await started.server.signUp()
  const { emailId } = ada.user
  const before = started.smtp.mails.length
  await Promise.all(Array.from({ length: 4 }, () => post('forgotPassword', { emailId })))
  const mailed = await vi.waitUntil(() => {
    const found = started.smtp.mails
      .slice(before)
      .join('\n')
      .matchAll(/\/reset-password\?token=([\w-]+)/g)
    const tokens = [...found].map(([, token = '']) => token)
    return tokens.length === 4 && tokens
  }, 30_000)
  const admin = await started.server.signUpAdmin()
  const made = await admin.send('POST', `/user/passwordLink/${ada.user._id}`)
  const handed = /token=([\w-]+)/.exec(made.body)?.[1] ?? ''
  const tokens = [...mailed, handed]
  const choose = (token: string, at: number) => post('resetPassword', { token, password: `chosen by ${at}` })

  const answers = await Promise.all(tokens.map(choose))
  const later = await Promise.all(tokens.map(choose))

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
  expect(later.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
})
