import { randomUUID } from 'node:crypto'
import type { HistoryEntry } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
})
afterAll(() => server[Symbol.asyncDispose]())

type Row = typeof schema.submission.$inferInsert

async function add(who: Visitor, change: Partial<Row> & Pick<Row, 'problemId'>): Promise<string> {
  const id = randomUUID()
  const row = { id, userId: who.user._id, problemRevision: 1, language: 'cpp' as const, code: 'x', ...change }
  await server.database.queries.insert(schema.submission).values(row)
  return id
}

/** Time zones, each valid from its moment on. */
async function livesIn(who: Visitor, zones: readonly (readonly [since: string, zone: string])[]) {
  const rows = zones.map(([since, zone]) => ({ userId: who.user._id, since: new Date(since), zone }))
  await server.database.queries.insert(schema.timeZonePeriod).values(rows)
}

async function list(who: Visitor, query: string) {
  const answer = await who.get(`/submission/history?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const items = answer.json<HistoryEntry[]>()
  return { items, ids: items.map(({ _id }) => _id), total: Number(answer.headers['x-total-count']) }
}

test('the history holds all problems, newest first, page by page, without code, and nobody else’s', async () => {
  const [learner, other] = [await server.signUp(), await server.signUp()]
  const [first, second] = [
    await server.addProblem({ title: 'Even Steps', tags: 'Math, Greedy' }),
    await server.addProblem({ title: 'Odd Steps' }),
  ]
  const added: string[] = []
  for (let day = 1; day <= 5; day += 1) {
    const createdAt = new Date(Date.UTC(2026, 2, day))
    added.unshift(await add(learner, { problemId: day % 2 ? first : second, createdAt }))
    await add(other, { problemId: first, createdAt })
  }

  const newest = await list(learner, 'pageSize=2')
  const last = await list(learner, 'pageSize=2&page=3')

  expect(newest.ids).toEqual(added.slice(0, 2))
  expect(last.ids).toEqual(added.slice(4))
  expect([newest.total, last.total]).toEqual([5, 5])
  const facts = { problemTitle: 'Even Steps', tags: 'Math,Greedy', difficulty: 'easy', contest: null }
  expect(newest.items[0]).toMatchObject(facts)
  expect(newest.items[0]).not.toHaveProperty('code')
})

test.each([
  ['q=100%25', ['percent']],
  ['q=%20LUCKY%20', ['percent', 'lucky']],
  ['q=nothing', []],
  ['language=python', ['lucky']],
  ['status=Accepted', ['percent']],
  ['status=Wrong%20Answer&language=python', ['lucky']],
  ['problem=not-an-id', []],
  [`problem=${randomUUID()}`, []],
])('the filter %s finds %j and counts them', async (query, expected) => {
  const learner = await server.signUp()
  const title = (words: string) => `${words} ${randomUUID().slice(0, 4)}`
  const found = {
    percent: await add(learner, {
      problemId: await server.addProblem({ title: title('Lucky 100% of') }),
      status: 'Accepted',
    }),
    lucky: await add(learner, {
      problemId: await server.addProblem({ title: title('A lucky 100 of') }),
      status: 'Wrong Answer',
      language: 'python',
    }),
  }

  const { ids, total } = await list(learner, query)

  const names = Object.entries(found).flatMap(([name, id]) => (ids.includes(id) ? [name] : []))
  expect(names).toEqual(expected)
  expect(total).toBe(expected.length)
})

test.each([
  // The day has 23 hours: it starts at 23:00 UTC the day before, the next one at 22:00.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
  // 25 hours.
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
  // Midnight occurs twice.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
  // Midnight does not occur: clocks go from 0:00 to 1:00.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T20:59:59Z'],
  ['Asia/Kathmandu', '2026-06-01', '2026-05-31T18:15:00Z', '2026-06-01T18:14:59Z'],
  ['Pacific/Kiritimati', '2026-06-01', '2026-05-31T10:00:00Z', '2026-06-01T09:59:59Z'],
  ['Pacific/Pago_Pago', '2026-06-01', '2026-06-01T11:00:00Z', '2026-06-02T10:59:59Z'],
])('in %s the day %s begins at %s and ends at %s', async (zone, day, begin, end) => {
  const learner = await server.signUp()
  await livesIn(learner, [['1970-01-01T00:00:00Z', zone]])
  const problemId = await server.addProblem({ title: `Days ${randomUUID()}` })
  const at = (time: string, offsetMs = 0) =>
    add(learner, { problemId, createdAt: new Date(Date.parse(time) + offsetMs) })
  await at(begin, -1)
  const first = await at(begin)
  const last = await at(end)
  await at(end, 1000)

  expect((await list(learner, `from=${day}&to=${day}`)).ids).toEqual([last, first])
})

test('a day is that of the zone in which somebody lived then, whatever they live in now', async () => {
  const learner = await server.signUp()
  await livesIn(learner, [
    ['1970-01-01T00:00:00Z', 'Asia/Tokyo'],
    ['2026-05-10T12:00:00Z', 'America/New_York'],
  ])
  const problemId = await server.addProblem({ title: `Journey ${randomUUID()}` })
  const inTokyo = await add(learner, { problemId, createdAt: new Date('2026-05-09T16:00:00Z') })
  const inNewYork = await add(learner, { problemId, createdAt: new Date('2026-05-11T03:00:00Z') })
  await add(learner, { problemId, createdAt: new Date('2026-05-11T05:00:00Z') })

  expect((await list(learner, 'from=2026-05-10&to=2026-05-10')).ids).toEqual([inNewYork, inTokyo])
})
