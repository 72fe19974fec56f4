import { captureLog } from '@codedojo/log/testing'
import { expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { cookieOf, startApp } from './testing/start-app.ts'

const canary = 'canary-7b20c4'

test('passwords, tokens, cookies, codes and programs are in no line of the log, also when a call fails', async () => {
  await using server = await startApp()
  const problemId = await server.addProblem({ title: 'Quiet' })
  using heard = captureLog('debug')
  await using app = await buildApp(server.context, { log: true })
  const send = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api${path}`, payload, headers })
  const ada = { emailId: `${canary}@example.org`, password: `${canary} password` }

  const signedUp = await send('/user/register', { ...ada, firstName: 'Ada', terms: true })
  const cookie = cookieOf(signedUp)
  await send('/user/login', { ...ada, code: `${canary}1` })
  await send('/user/login', { ...ada, password: `${canary} wrong` })
  await send('/user/resetPassword', { token: `${canary}-token`, password: ada.password })
  await app.inject({ url: `/reset-password?token=${canary}`, headers: { cookie } })
  await app.inject({ url: `/api/user/signedInWith/google?state=${canary}&code=${canary}` })
  await app.inject({ url: '/api/user/check', headers: { authorization: `Bearer codedojo_${canary}` } })
  await server.database.pool.query('alter table judge_job rename to judge_job_gone')
  await server.database.pool.query('alter table draft rename to draft_gone')
  const code = `print("${canary}")`
  const submitted = await send(`/submission/submit/${problemId}`, { code, language: 'python' }, { cookie })
  const saved = await app.inject({
    method: 'PUT',
    url: `/api/draft/${problemId}/python`,
    headers: { cookie },
    payload: { code, revision: 0 },
  })

  expect([signedUp.statusCode, submitted.statusCode]).toEqual([200, 500])
  expect(saved.statusCode).toBeGreaterThanOrEqual(400)
  await expect.poll(() => heard.lines.join('')).toContain('a request failed')
  const log = heard.lines.join('')
  expect(log).toContain('path=/api/user/login')
  expect(log).not.toContain(canary)
  for (const { value } of signedUp.cookies) expect(log).not.toContain(value.split('.')[0])
})
