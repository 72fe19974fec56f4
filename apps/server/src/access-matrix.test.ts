import { type Call, calls } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from './testing/judge-jobs.ts'
import { sampleProblem, startApp, type TestApp } from './testing/start-app.ts'

// Every call × who asks × what id they name. A call that is missing here fails the type check.

type CallName = keyof typeof calls
/** Expected status: without a session, a user, an admin; and for a user (an admin, where only admins may) an id that is unknown or malformed. */
const expected: Record<CallName, { anonymous: number; user: number; admin: number; badId: number | null }> = {
  register: { anonymous: 400, user: 400, admin: 400, badId: null },
  login: { anonymous: 400, user: 400, admin: 400, badId: null },
  check: { anonymous: 401, user: 200, admin: 200, badId: null },
  logout: { anonymous: 200, user: 200, admin: 200, badId: null },
  forgotPassword: { anonymous: 400, user: 400, admin: 400, badId: null },
  resetPassword: { anonymous: 400, user: 400, admin: 400, badId: null },
  getAllProblem: { anonymous: 401, user: 200, admin: 200, badId: null },
  problemSolvedbyUser: { anonymous: 401, user: 200, admin: 200, badId: null },
  problemById: { anonymous: 401, user: 200, admin: 200, badId: 404 },
  createProblem: { anonymous: 401, user: 403, admin: 200, badId: null },
  updateProblem: { anonymous: 401, user: 403, admin: 200, badId: 404 },
  deleteProblem: { anonymous: 401, user: 403, admin: 200, badId: 404 },
  managedProblems: { anonymous: 401, user: 403, admin: 200, badId: null },
  uploadCaseFile: { anonymous: 401, user: 403, admin: 400, badId: null },
  produceOutputs: { anonymous: 401, user: 403, admin: 400, badId: null },
  problemVersions: { anonymous: 401, user: 403, admin: 200, badId: 404 },
  problemVersion: { anonymous: 401, user: 403, admin: 200, badId: 404 },
  restoreVersion: { anonymous: 401, user: 403, admin: 200, badId: 404 },
  submittedProblem: { anonymous: 401, user: 200, admin: 200, badId: 404 },
  run: { anonymous: 401, user: 200, admin: 200, badId: 404 },
  submit: { anonymous: 401, user: 200, admin: 200, badId: 404 },
  submissionResult: { anonymous: 401, user: 404, admin: 404, badId: 404 },
  submissionRuntimes: { anonymous: 401, user: 404, admin: 404, badId: 404 },
  draftsOfProblem: { anonymous: 401, user: 200, admin: 200, badId: 404 },
  saveDraft: { anonymous: 401, user: 200, admin: 200, badId: 404 },
  health: { anonymous: 200, user: 200, admin: 200, badId: null },
}

/** A good body for each call that takes one and is not about accounts. */
function bodyFor(name: CallName, title: string): object | undefined {
  if (name === 'createProblem' || name === 'updateProblem') return { ...sampleProblem, title }
  if (name === 'run' || name === 'submit') return { code: 'print(1)', language: 'python' }
  if (name === 'saveDraft') return { code: 'print(1)', revision: 0 }
  return undefined
}

let server: TestApp
beforeAll(async () => {
  server = await startApp({ SUBMIT_LIMIT_PER_MINUTE: '1000', SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
})
afterAll(() => server[Symbol.asyncDispose]())

const names = Object.keys(expected).filter((name): name is CallName => name in calls)

test('the table names every call', () => {
  expect(names.sort()).toEqual(Object.keys(calls).sort())
})

async function ask(name: CallName, { cookie, id, title }: { cookie: string; id: string; title: string }) {
  const call: Call = calls[name]
  const path = call.path.replace(':id', id).replace(':language', 'python').replace(':version', '1')
  const body = bodyFor(name, title) ?? (call.body ? {} : undefined)
  const answer = await server.request({
    method: call.method,
    url: `/api${path}`,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return answer.statusCode
}

test.each(names)('%s is refused and allowed as the table says', async (name) => {
  await using _judge = await judgeJobs(server.database, () => ({}))
  const learner = await server.signUp()
  const admin = await server.signUpAdmin()
  const asks = (who: { cookie: string }, actor: string) =>
    server
      .addProblem({ title: `${name} by ${actor}` })
      .then((id) => ask(name, { cookie: who.cookie, id, title: `${name} body of ${actor}` }))

  const anonymous = await asks({ cookie: '' }, 'nobody')
  const user = await asks(learner, 'a user')
  const byAdmin = await asks(admin, 'an admin')

  expect({ anonymous, user, admin: byAdmin }).toEqual({
    anonymous: expected[name].anonymous,
    user: expected[name].user,
    admin: expected[name].admin,
  })
})

test.each(names.filter((name) => expected[name].badId !== null))(
  '%s answers the same 404 for an id that is unknown, malformed, or hostile',
  async (name) => {
    const who = await server.signUpAdmin()
    const ids = [
      '0192f0a0-0000-7000-8000-000000000000',
      'not-an-id',
      '%27%20or%201%3D1',
      '__proto__',
      '%00',
      'x'.repeat(150),
      'x'.repeat(5000),
      '%ff',
    ]

    const statuses = await Promise.all(
      ids.map((id) => ask(name, { cookie: who.cookie, id, title: 'Bad id' })),
    )

    expect(statuses).toEqual(ids.map(() => 404))
  },
)

test.each([
  ['a foreign origin', { origin: 'https://evil.example.com' }],
  ['an origin that only begins like ours', { origin: 'http://localhost:3000.evil.example.com' }],
  ['no origin at all, as a sandboxed frame sends it', { origin: 'null' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', { 'content-type': 'text/plain' }],
])('a call that changes something is refused from %s, and changes nothing', async (_, headers) => {
  const admin = await server.signUpAdmin()
  const id = await server.addProblem({ title: `Cross-site ${JSON.stringify(headers)}` })

  const answer = await server.request({
    method: 'DELETE',
    url: `/api/problem/delete/${id}`,
    headers: { cookie: admin.cookie, ...headers },
    ...('content-type' in headers && { payload: '{}' }),
  })

  expect(answer.statusCode).toBe(403)
  expect((await admin.get(`/problem/problemById/${id}`)).statusCode).toBe(200)
})

test('the pages of the installation itself may call, under whatever name they were reached', async () => {
  const learner = await server.signUp()
  const own = {
    origin: 'http://dojo.school.lan:3000',
    host: 'dojo.school.lan:3000',
    'sec-fetch-site': 'same-origin',
  }

  const answer = await server.request({ url: '/api/user/check', headers: { cookie: learner.cookie, ...own } })

  expect(answer.statusCode).toBe(200)
})

test.each(['X-Forwarded-User', 'X-HTTP-Method-Override', 'X-Role'])(
  'the header %s gives nobody rights',
  async (header) => {
    const learner = await server.signUp()

    const answer = await server.request({
      method: 'POST',
      url: '/api/problem/create',
      headers: { cookie: learner.cookie, [header]: 'admin' },
      payload: sampleProblem,
    })

    expect(answer.statusCode).toBe(403)
  },
)

test.each(['/api/problem/create/', '/API/problem/create', '/api//problem/create', '/api/problem/%63reate'])(
  'the path %s is no way around the check of the role',
  async (url) => {
    const learner = await server.signUp()

    const answer = await server.request({
      method: 'POST',
      url,
      headers: { cookie: learner.cookie },
      payload: sampleProblem,
    })

    expect([403, 404]).toContain(answer.statusCode)
  },
)
