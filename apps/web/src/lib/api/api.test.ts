import { check, getAllProblem, login, problemById } from '@codedojo/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { sampleProblem, sampleUser } from '../../testing/samples.ts'
import { callApi, callApiPage } from './api.ts'
import { ApiError } from './api-error.ts'
import { onSessionEnd } from './session-end.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const body = { emailId: 'meera@example.org', password: 'long enough', remember: true }

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError))
    throw new Error('The call did not fail with an ApiError.', { cause: error })
  return error
}

test('a call sends its body as JSON and gives the answer of the contract', async () => {
  const requests = answerCalls({ 'POST /api/user/login': () => answer({ user: sampleUser() }) })

  const { user } = await callApi(login, { body })

  expect(user.name).toBe('Meera Nair')
  expect(await requests[0]?.json()).toEqual(body)
  expect(requests[0]?.headers.get('content-type')).toBe('application/json')
})

test('fields that the contract does not know are dropped from the answer', async () => {
  answerCalls({ 'GET /api/user/check': () => answer({ user: { ...sampleUser(), passwordHash: 'x' } }) })

  const { user } = await callApi(check)

  expect(user).toEqual(sampleUser())
})

test('parameters are written into the path so that they cannot leave it', async () => {
  const requests = answerCalls({})

  await failureOf(callApi(problemById, { params: { id: '../user/check?x' } }))

  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/problem/problemById/..%2Fuser%2Fcheck%3Fx')
})

test('a query names only what is given', async () => {
  const requests = answerCalls({ 'GET /api/problem/getAllProblem': () => answer([]) })

  await callApi(getAllProblem, { query: { q: 'two sum', page: 2 } })

  expect(new URL(requests[0]?.url ?? '').search).toBe('?q=two+sum&page=2')
})

test('a refusal carries code, message, fields and the time to wait', async () => {
  const errors = [{ field: 'emailId', message: 'Please enter a valid email' }]
  answerCalls({
    'POST /api/user/login': () =>
      refuse({ code: 'too_many_requests', message: 'Slow down.', errors, headers: { 'retry-after': '40' } }),
  })

  const error = await failureOf(callApi(login, { body }))

  expect(error).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Slow down.',
    errors,
    retryAfterSeconds: 40,
  })
})

test('no answer at all reads that there is no connection', async () => {
  answerCalls({})

  const error = await failureOf(callApi(check))

  expect(error).toMatchObject({
    status: 0,
    message: 'No connection to the server. Try again when it is back.',
  })
})

test('an error page of a proxy reads "Server Error"', async () => {
  answerCalls({ 'GET /api/user/check': () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) })

  const error = await failureOf(callApi(check))

  expect(error).toMatchObject({ status: 502, message: 'Server Error' })
})

test('an answer of another shape is refused', async () => {
  answerCalls({ 'GET /api/user/check': () => answer({ user: { name: 'Meera' } }) })

  const error = await failureOf(callApi(check))

  expect(error).toMatchObject({ code: 'unreadable_answer', message: 'Something went wrong' })
})

test('an aborted call fails with the abort and not as a server that is away', async () => {
  answerCalls({ 'GET /api/user/check': () => answer({ user: sampleUser() }) })

  const call = callApi(check, { signal: AbortSignal.abort() })

  await expect(call).rejects.toHaveProperty('name', 'AbortError')
})

test.each([
  { code: 'not_signed_in', isAnnounced: true },
  { code: 'wrong_credentials', isAnnounced: false },
] as const)(
  'a 401 with code $code announces the end of the session: $isAnnounced',
  async ({ code, isAnnounced }) => {
    answerCalls({ 'POST /api/user/login': () => refuse({ code, message: 'No.' }) })
    const listener = vi.fn()
    const stop = onSessionEnd(listener)

    await failureOf(callApi(login, { body }))
    stop()

    expect(listener).toHaveBeenCalledTimes(isAnnounced ? 1 : 0)
  },
)

test('a page of a list comes with the length of the whole list', async () => {
  answerCalls({
    'GET /api/problem/getAllProblem': () =>
      answer([sampleProblem(1)], { headers: { 'x-total-count': '31' } }),
  })

  const page = await callApiPage(getAllProblem, { query: { page: 1, pageSize: 1 } })

  expect(page).toEqual({ items: [sampleProblem(1)], total: 31 })
})

test('a page that does not say how long the list is counts as unreadable', async () => {
  answerCalls({ 'GET /api/problem/getAllProblem': () => answer([]) })

  expect((await failureOf(callApiPage(getAllProblem))).code).toBe('unreadable_answer')
})
