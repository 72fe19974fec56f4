import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

const path = '/problem/getAllProblem'

/** A server whose list is long enough to be compressed. */
async function openWithProblems(): Promise<TestApp> {
  const server = await startApp()
  for (let number = 1; number <= 8; number++) await server.addProblem({ title: `Problem ${number}` })
  return server
}

test('the list comes in the encoding that the caller accepts, and says the same in each', async () => {
  await using server = await openWithProblems()
  const ada = await server.signUp('Ada')
  const ask = (accepted?: string) =>
    server.request({
      url: `/api${path}`,
      headers: { cookie: ada.cookie, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
    })

  const [plain, br, gzip, refused] = await Promise.all([
    ask(),
    ask('gzip, br'),
    ask('gzip'),
    ask('br;q=0, gzip;q=0.0'),
  ])

  expect(JSON.parse(plain.body)).toHaveLength(8)
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(refused.headers['content-encoding']).toBeUndefined()
  expect(refused.body).toBe(plain.body)
})

test('whoever has the list already gets 304, until it changes, and only for what they may see', async () => {
  await using server = await openWithProblems()
  const ada = await server.signUp('Ada')
  const admin = await server.signUpAdmin()
  const ask = (cookie: string, etag?: string) =>
    server.request({
      url: `/api${path}`,
      headers: { cookie, ...(etag !== undefined && { 'if-none-match': etag }) },
    })
  const first = await ask(ada.cookie)
  const etag = String(first.headers.etag)

  const again = await ask(ada.cookie, `"other", ${etag}`)
  const signedOut = await server.request({ url: `/api${path}`, headers: { 'if-none-match': etag } })
  await server.addProblem({ title: 'Another one' })
  const changed = await ask(ada.cookie, etag)
  const ofAdmin = await ask(admin.cookie)

  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(signedOut.statusCode).toBe(401)
  expect(changed.statusCode).toBe(200)
  expect(JSON.parse(changed.body)).toHaveLength(9)
  expect(changed.headers.etag).not.toBe(etag)
  expect([ofAdmin.headers['cache-control'], ofAdmin.headers.etag]).toEqual(['no-store', undefined])
  expect(changed.headers.vary).toContain('cookie')
})
