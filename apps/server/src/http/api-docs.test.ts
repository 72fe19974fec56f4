import { createHash } from 'node:crypto'
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

test('the reading page runs its own script by its hash, and no other that stands in a page', async () => {
  const page = await ask('/api/docs/')
  const script = await ask('/api/docs/js/scalar.js')

  const [, own = ''] = /<script type="text\/javascript">([^<]+)<\/script>/.exec(page.body) ?? []
  const hash = createHash('sha256').update(own).digest('base64')
  expect(own).toContain('createApiReference')
  expect(scriptsAllowedBy(page)).toBe(`script-src 'self' 'sha256-${hash}'`)
  expect(scriptsAllowedBy(script)).toBe("script-src 'self'")
})

function scriptsAllowedBy({ headers }: Awaited<ReturnType<typeof ask>>): string | undefined {
  return String(headers['content-security-policy']).match(/script-src[^;]*/)?.[0]
}
