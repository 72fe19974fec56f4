import type { PaymentOrder, PremiumState, Problem } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { cookieOf, password, startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'

let server: TestApp
let problemId: string
const completeCode = 'print("code-canary")\nprint(2)\n'
const video = 'https://example.org/video-canary'
const editorial = 'The editorial-canary says **how**.'

beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  problemId = await server.addProblem({
    title: 'With a solution',
    referenceSolution: [{ language: 'python', completeCode, video }],
    editorial,
  })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => server[Symbol.asyncDispose]())

const facts = { codes: [{ language: 'python', lines: 2, hasVideo: true }], editorialWords: 4 }

async function open(who: Pick<Visitor, 'get'>): Promise<{ problem: Problem; canaries: string[] }> {
  const answer = await who.get(`/problem/problemById/${problemId}`)
  return { problem: answer.json(), canaries: answer.body.match(/\w+-canary/g) ?? [] }
}

async function withPremium(until: Date): Promise<Visitor> {
  const reader = await server.signUp()
  const { user } = schema
  await server.database.queries.update(user).set({ premiumUntil: until }).where(eq(user.id, reader.user._id))
  return reader
}

test('who has neither premium nor solved it learns what there is, and no word of it', async () => {
  const { problem, canaries } = await open(await server.signUp())

  expect(problem.solutions).toEqual({ access: 'locked', ...facts })
  expect(problem).not.toHaveProperty('referenceSolution')
  expect(problem).not.toHaveProperty('editorial')
  expect(canaries).toEqual([])
})

test('who has solved it reads the editorial and no code', async () => {
  const learner = await server.signUp()
  await using _judge = await judgeJobs(server.database, () => ({}))
  await learner.send('POST', `/submission/submit/${problemId}`, { code: 'print(1)', language: 'python' })

  const { problem, canaries } = await open(learner)

  expect(problem).toMatchObject({ solutions: { access: 'solved', ...facts }, editorial })
  expect(problem).not.toHaveProperty('referenceSolution')
  expect(canaries).toEqual(['editorial-canary'])
})

test('a premium reader gets code, video and editorial, and no hidden case', async () => {
  const { problem } = await open(await withPremium(new Date(Date.now() + 60_000)))

  expect(problem).toMatchObject({
    solutions: { access: 'premium', ...facts },
    referenceSolution: [{ language: 'python', completeCode, video }],
    editorial,
  })
  expect(problem).not.toHaveProperty('hiddenTestCases')
  expect(problem).not.toHaveProperty('problemCreator')
})

test('an admin keeps everything', async () => {
  const { problem } = await open(await server.signUpAdmin())

  expect(problem).toMatchObject({ solutions: { access: 'admin' }, referenceSolution: [{}], editorial })
  expect(problem.hiddenTestCases).toHaveLength(2)
})

test('premium that ends closes the solutions with its last moment', async () => {
  const end = new Date(Date.now() + 3_600_000)
  const reader = await withPremium(end)
  vi.useFakeTimers({ toFake: ['Date'] })

  vi.setSystemTime(end.getTime() - 1)
  const before = await open(reader)
  vi.setSystemTime(end)
  const after = await open(reader)

  expect(before.problem.solutions.access).toBe('premium')
  expect(after.problem.solutions.access).toBe('locked')
  expect(after.canaries).toEqual([])
})

async function buyPremium(who: Visitor): Promise<PremiumState> {
  const { id: premiumId } = (await who.send('POST', '/premium/premiumdetails', {})).json<PremiumState>()
  const ordered = (await who.get(`/premium/subscription/${premiumId}`)).json<PaymentOrder>()
  const paid = await who.send('POST', `/test-checkout/${ordered.id}`, { outcome: 'success' })
  const answer = paid.json<{ razorpay_payment_id: string; razorpay_signature: string }>()
  await who.send('POST', '/goodies/paymentverify', {
    productId: premiumId,
    order_id: ordered.id,
    payment_id: answer.razorpay_payment_id,
    signature: answer.razorpay_signature,
  })
  return (await who.get(`/premium/activatepremium/${premiumId}`)).json<PremiumState>()
}

async function signedInAgain({ user }: Visitor): Promise<Pick<Visitor, 'get'>> {
  const payload = { emailId: user.emailId, password }
  const answer = await server.request({ method: 'POST', url: '/api/user/login', payload })
  const headers = { cookie: cookieOf(answer) }
  return { get: (path) => server.request({ method: 'GET', url: `/api${path}`, headers }) }
}

test('premium that was bought lasts a year to the day, and a second purchase adds another', async () => {
  const buyer = await server.signUp()

  const first = await buyPremium(buyer)
  const second = await buyPremium(buyer)

  const yearOf = ({ expiresAt }: PremiumState) => new Date(expiresAt ?? '').getUTCFullYear()
  const dayOf = ({ expiresAt }: PremiumState) => expiresAt?.slice(4)
  expect(yearOf(first)).toBe(new Date().getUTCFullYear() + 1)
  expect([yearOf(second), dayOf(second)]).toEqual([yearOf(first) + 1, dayOf(first)])
  expect((await open(buyer)).problem.solutions.access).toBe('premium')
  const end = new Date(second.expiresAt ?? '')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(end.getTime() - 1000)
  const later = await signedInAgain(buyer)
  expect((await open(later)).problem.solutions.access).toBe('premium')
  vi.setSystemTime(end)
  expect((await open(later)).canaries).toEqual([])
})
