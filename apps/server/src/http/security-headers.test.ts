import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let shared: TestApp
beforeAll(async () => {
  shared = await startApp()
})
afterAll(() => shared[Symbol.asyncDispose]())

/** One address of each kind of answer; a page is answered as an error where the pages are not built. */
const kinds = {
  'a page': '/problems',
  'a call': '/api/health',
  'a call that is refused': '/api/user/check',
  'a call that does not exist': '/api/no/such/call',
  'a picture': '/pictures/face?name=Ada',
  'the document of the calls': '/api/openapi.json',
  'a plain text': '/robots.txt',
}

test.each(Object.entries(kinds))('%s comes with the headers that bind browsers', async (_, url) => {
  const { headers } = await shared.request({ url })

  expect(directivesOf(headers)).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    // Editor and formulas set inline styles; no text of a user becomes one.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self' https:",
    'frame-src': 'https://www.youtube-nocookie.com',
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('with https, browsers are told to come back by https only, for a year', async () => {
  await using secure = await startApp({ PUBLIC_URL: 'https://dojo.example.org' })

  const { headers } = await secure.request({ url: '/api/health' })

  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000\b/)
})

test.each([
  'https://evil.example.com',
  'null',
  'http://localhost:3000.evil.example.com',
  'http://localhost:3000',
])('the pages of %s are not let read any answer', async (origin) => {
  const asked = { origin, 'access-control-request-method': 'POST', cookie: 'x=y' }
  const answers = await Promise.all([
    ...Object.values(kinds).map((url) => shared.request({ url, headers: { origin } })),
    shared.request({ method: 'OPTIONS', url: '/api/problem/create', headers: asked }),
    shared.request({ method: 'OPTIONS', url: '/api/user/login', headers: asked }),
  ])

  const names = answers.flatMap(({ headers }) => Object.keys(headers))
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
})

/** The directives of the Content-Security-Policy. */
function directivesOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const directives = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

async function policyWith(settings: Record<string, string>) {
  await using server = await startApp(settings)
  const { headers } = await server.request({ method: 'GET', url: '/api/user/check' })
  return `${headers['content-security-policy']} ${headers['cross-origin-opener-policy']}`
}

test('pages load nothing of Razorpay while it is not configured', async () => {
  const policy = await policyWith({})

  expect(policy).not.toContain('razorpay')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toMatch(/ same-origin$/)
})

test("with its keys, pages may load Razorpay's payment window and nothing else more", async () => {
  const policy = await policyWith({ RAZORPAY_KEY_ID: 'rzp_test_abc', RAZORPAY_KEY_SECRET: 'some-secret' })

  expect(policy).toContain("script-src 'self' https://checkout.razorpay.com;")
  expect(policy).toContain('https://api.razorpay.com')
  expect(policy).toMatch(/ same-origin-allow-popups$/)
})
