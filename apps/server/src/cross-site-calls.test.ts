import { randomUUID } from 'node:crypto'
import { type Call, calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from './testing/start-app.ts'

// Makes every call as a page of another site could have it made by the browser of an admin, who may do the most.

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const everyCall = Object.entries<Call>(calls)

/** The codes of the answers to all these calls. */
async function codesOf(
  asked: readonly (readonly [string, Call])[],
  headersOf: (call: Call) => Record<string, string>,
): Promise<ReadonlySet<string>> {
  const codes = new Set<string>()
  for (const [name, call] of asked) {
    const answer = await server.request({
      method: call.method,
      url: `/api${call.path.replaceAll(/:\w+/g, () => randomUUID())}`,
      headers: { cookie: admin.cookie, ...headersOf(call) },
      ...(call.method !== 'GET' && { payload: '{}' }),
    })
    const isRefused = answer.statusCode === 403
    codes.add(isRefused ? answer.json<{ code: string }>().code : `${name}: ${answer.statusCode}`)
  }
  return codes
}

const typeOf = ({ upload }: Call) => (upload ? 'application/octet-stream' : 'application/json')

test.each([
  ['a foreign origin', { origin: 'https://evil.example.com' }],
  ['no origin that it tells', { origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' }],
])('a page of %s makes no call at all, not even one that reads', async (_, headers) => {
  const codes = await codesOf(everyCall, (call) => ({ ...headers, 'content-type': typeOf(call) }))

  expect([...codes]).toEqual(['cross_site'])
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'a form of any page, sent as %s, makes no call that changes something',
  async (type) => {
    const changing = everyCall.filter(([, { method }]) => method !== 'GET')

    const codes = await codesOf(changing, () => ({ 'content-type': type }))

    expect([...codes]).toEqual(['not_json'])
    expect((await admin.get('/user/check')).statusCode).toBe(200)
  },
)

test('what changes something is a call of the contract, a video upload of admins, or a signed message', () => {
  const ofContract = new Set(everyCall.map(([, { method, path }]) => `${method} /api${path}`))
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

  const routes = methods.flatMap((method) => routesOf(server.app, method))

  expect(routes.length).toBeGreaterThan(100)
  expect(routes.filter((route) => !ofContract.has(route) && !route.endsWith('*')).sort()).toEqual([
    'DELETE /api/admin/video/:id',
    'PATCH /api/admin/video/:id',
    'POST /api/admin/video',
    'POST /api/webhook/razorpay',
  ])
})

test('every other address answers a change with 404', async () => {
  for (const url of ['/api/nothing', '/problems', '/', '/pictures/face', '/metrics']) {
    const answer = await server.request({ method: 'POST', url, headers: { cookie: admin.cookie } })

    expect([url, answer.statusCode]).toEqual([url, 404])
  }
})

/** Reads the drawn tree of routes: each line is a path below that of the line above it with fewer columns. */
function routesOf(app: FastifyInstance, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false, method })
    .split('\n')
    .flatMap((line) => {
      const [, columns = '', part = '', isRoute] = /^([│ ]*)[├└]── (\S*)(?: (\(\w+\)))?$/.exec(line) ?? []
      const depth = columns.length / 4
      above[depth] = `${above[depth - 1] ?? ''}${part}`
      return isRoute ? [`${method} ${above[depth]}`] : []
    })
}
