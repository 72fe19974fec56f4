import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const decoders = { gzip: gunzipSync, br: brotliDecompressSync }
const ask = (url: string, headers: Record<string, string> = {}) => server.request({ url, headers })

test.each([
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/docs/js/scalar.js', 'application/javascript; charset=utf-8'],
])('%s is the same however it is encoded, and sent once to a browser that keeps it', async (url, type) => {
  const plain = await ask(url)

  for (const [encoding, decode] of Object.entries(decoders)) {
    const encoded = await ask(url, { 'accept-encoding': encoding })
    expect(encoded.headers).toMatchObject({ 'content-encoding': encoding, 'content-type': type })
    expect(decode(encoded.rawPayload).toString()).toBe(plain.body)
  }
  const again = await ask(url, { 'if-none-match': String(plain.headers.etag) })

  expect(plain).toMatchObject({ statusCode: 200, headers: { 'content-type': type } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the reading page and its script keep the policy that allows the inline script', async () => {
  for (const url of ['/api/docs/', '/api/docs/js/scalar.js']) {
    const { headers } = await ask(url)
    expect(headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'")
  }
})
