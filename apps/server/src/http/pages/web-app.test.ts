import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'

test('the terms of use are the operator’s own when the data folder holds some', async () => {
  await using server = await startApp()
  await writeFile(join(server.config.dataFolder, 'terms.md'), '# House rules')

  const answer = await server.request({ url: '/terms.md' })

  expect(answer.body).toBe('# House rules')
  expect(answer.headers['content-type']).toContain('text/markdown')
})

test('terms of the operator that cannot be read are an error, and not replaced by others', async () => {
  await using server = await startApp()
  await mkdir(join(server.config.dataFolder, 'terms.md'))

  const answer = await server.request({ url: '/terms.md' })

  expect(answer.statusCode).toBe(500)
})

test.each([
  '/assets/index-of-an-older-build.js',
  '/assets/%00',
  '/api',
  '/api?of=it',
  '/api/none',
  '/api/%00',
  '/metrics/none',
  '/metrics/none?of=it',
  '/metrics/none',
  '/healthz/none',
  '/readyz/none',
  '/robots.txt/none',
  '/.well-known',
  '/.well-known/none',
  '/.well-known/%00',
])('%s is missed, not answered with a page', async (url) => {
  await using server = await startApp()

  const answer = await server.request({ url })

  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('application/problem+json')
})
