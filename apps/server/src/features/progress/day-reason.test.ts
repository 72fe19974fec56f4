import type { DayReason, SubmissionStatus } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertSubmission } from './testing/insert-submission.ts'

let server: TestApp
let problemId: string
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  problemId = await server.addProblem({ title: 'Difference' })
})
afterAll(() => server[Symbol.asyncDispose]())

/** A person with these time zones, each from a moment on. */
async function livingIn(zones: Record<string, string>): Promise<Visitor> {
  const who = await server.signUp()
  const rows = Object.entries(zones).map(([since, zone]) => ({
    ...{ userId: who.user._id, zone, since: new Date(since) },
  }))
  await server.database.queries.insert(schema.timeZonePeriod).values(rows)
  return who
}

const submit = (who: Visitor, at: string, status: SubmissionStatus = 'Accepted') =>
  insertSubmission(server.database, { userId: who.user._id, problemId, status, createdAt: new Date(at) })
const reasonOf = async (who: Visitor, day: string) =>
  (await who.get(`/progress/day/${day}`)).json<DayReason>()

test('a day tells when it began and ended, and what was submitted at which time of the own clock', async () => {
  const ada = await livingIn({ '1970-01-01': 'Asia/Kathmandu' })
  await submit(ada, '2026-03-04T18:14:59Z')
  const wrong = await submit(ada, '2026-03-04T18:15:00Z', 'Wrong Answer')
  const right = await submit(ada, '2026-03-05T18:14:59Z')
  await submit(ada, '2026-03-05T18:15:00Z')

  const reason = await reasonOf(ada, '2026-03-05')

  const of = { problemId, problemTitle: 'Difference' }
  expect(reason).toEqual({
    day: '2026-03-05',
    counts: true,
    zones: ['Asia/Kathmandu'],
    startsAt: '2026-03-04T18:15:00.000Z',
    endsAt: '2026-03-05T18:15:00.000Z',
    submissions: [
      {
        ...of,
        _id: wrong,
        status: 'Wrong Answer',
        createdAt: '2026-03-04T18:15:00.000Z',
        localTime: '00:00',
      },
      { ...of, _id: right, status: 'Accepted', createdAt: '2026-03-05T18:14:59.000Z', localTime: '23:59' },
    ],
  })
})

test('a day on which the zone was changed names both, and each time by the clock of its moment', async () => {
  const ada = await livingIn({ '1970-01-01': 'Asia/Tokyo', '2026-05-05T03:00:00Z': 'America/Los_Angeles' })
  for (const at of ['2026-05-05T00:00:00Z', '2026-05-05T20:00:00Z']) await submit(ada, at)

  const reason = await reasonOf(ada, '2026-05-05')

  expect(reason.zones).toEqual(['Asia/Tokyo', 'America/Los_Angeles'])
  expect(reason.submissions.map(({ localTime }) => localTime)).toEqual(['09:00', '13:00'])
})

test('a date that never was has no zone and no time', async () => {
  const ada = await livingIn({ '1970-01-01': 'Pacific/Apia' })

  const reason = await reasonOf(ada, '2011-12-30')

  expect(reason).toMatchObject({ counts: false, zones: [], submissions: [] })
  expect(reason.startsAt).toBe(reason.endsAt)
})

test('nothing of others is told, and a day without anything Accepted does not count', async () => {
  const [ada, bob] = [await server.signUp(), await server.signUp()]
  await submit(bob, '2026-03-05T12:00:00Z')
  const own = await submit(ada, '2026-03-05T12:00:00Z', 'Wrong Answer')

  const reason = await reasonOf(ada, '2026-03-05')

  expect(reason.counts).toBe(false)
  expect(reason.submissions.map(({ _id }) => _id)).toEqual([own])
})

test('of more than a hundred submissions those that are Accepted are told', async () => {
  const ada = await server.signUp()
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 12, minute)).toISOString()
  for (let minute = 0; minute < 120; minute++) await submit(ada, at(minute), 'Wrong Answer')
  const right = await submit(ada, at(121))

  const reason = await reasonOf(ada, '2026-03-05')

  expect(reason.counts).toBe(true)
  expect(reason.submissions).toHaveLength(100)
  expect(reason.submissions.at(-1)?._id).toBe(right)
})

test.each(['yesterday', '2026-02-30', '2026-3-5', '0001-01-01', '9999-12-31', '2026-03-05T00:00:00Z'])(
  '%s is no day to ask about',
  async (day) => {
    const ada = await server.signUp()

    expect((await ada.get(`/progress/day/${day}`)).statusCode).toBe(404)
  },
)

test.each(['1970-01-01', '2999-12-31'])('the %s can be asked about', async (day) => {
  const ada = await server.signUp()

  expect(await reasonOf(ada, day)).toMatchObject({ day, counts: false, submissions: [] })
})
