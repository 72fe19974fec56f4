import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'

test('robots are told to leave the calls alone', async () => {
  await using server = await startApp()

  const answer = await server.request({ url: '/robots.txt' })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toContain('Disallow: /api/')
})

test.each([
  [{ OPERATOR_EMAIL: 'operator@example.org' }, 'mailto:operator@example.org'],
  [{ PUBLIC_URL: 'https://dojo.example.org' }, 'https://dojo.example.org/contact'],
])('with %o a weakness is reported to %s, for less than a year', async (settings, contact) => {
  await using server = await startApp(settings)

  const answer = await server.request({ url: '/.well-known/security.txt' })

  const aheadMs = Date.parse(/^Expires: (\S+)$/m.exec(answer.body)?.[1] ?? '') - Date.now()
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toContain(`Contact: ${contact}\n`)
  expect(aheadMs).toBeGreaterThan(0)
  expect(aheadMs).toBeLessThan(365 * 24 * 60 * 60_000)
})
