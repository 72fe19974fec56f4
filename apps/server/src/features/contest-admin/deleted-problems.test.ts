import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContestBed, contestBody, openContestBed } from './testing/contest-bed.ts'

let bed: ContestBed
beforeAll(async () => {
  bed = await openContestBed()
})
afterAll(() => bed[Symbol.asyncDispose]())

const shownProblem = () => bed.server.addProblem({ title: `Shown ${crypto.randomUUID()}` })
const entry = (problemId: string) => ({ problemId, points: 100 })
const deleteProblem = (id: string) => bed.admin.send('DELETE', `/problem/delete/${id}`)

test.each([
  [
    'upcoming',
    { name: 'Next week' },
    'This problem is part of the contest "Next week". Take it out there first.',
  ],
  [
    'drafted',
    { name: 'Some day', visibility: 'draft' },
    'This problem is part of the contest "Some day". Take it out there first.',
  ],
])('a problem of an %s contest cannot be deleted', async (_, facts, sentence) => {
  const problemId = await shownProblem()
  const id = await bed.schedule({ ...facts, problems: [entry(problemId)] })

  const refused = await deleteProblem(problemId)
  await bed.admin.send('PUT', `/admin/contest/${id}`, {
    ...contestBody,
    startsAt: (await bed.read(id)).startsAt,
  })
  const taken = await deleteProblem(problemId)

  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'in_contest', message: sentence }])
  expect(taken.statusCode).toBe(200)
})

test('a problem of a running contest cannot be deleted before its end', async () => {
  const problemId = await shownProblem()
  const id = await bed.schedule({ name: 'Tonight', problems: [entry(problemId)] })
  await bed.move(id, -90)

  const refused = await deleteProblem(problemId)

  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'in_contest' }])
  expect(refused.json<{ message: string }>().message).toMatch(
    /^This problem is part of the contest "Tonight", which runs until .+ UTC\. Delete it after that\.$/,
  )
  expect((await bed.admin.get(`/problem/problemById/${problemId}`)).statusCode).toBe(200)
})

test('a contest that is over can still be renamed after one of its problems was deleted', async () => {
  const problemId = await shownProblem()
  const id = await bed.schedule({ name: 'Last yaer', problems: [entry(problemId)] })
  await bed.move(id, -180)
  expect((await deleteProblem(problemId)).statusCode).toBe(200)
  const before = await bed.read(id)

  const { startsAt } = before
  const answer = await bed.admin.send('PUT', `/admin/contest/${id}`, {
    ...{ ...contestBody, startsAt, name: 'Last year' },
    problems: [entry(problemId)],
  })

  expect(answer.body).toContain('Last year')
  expect(answer.statusCode).toBe(200)
  expect(await bed.read(id)).toMatchObject({ name: 'Last year', problemList: before.problemList })
})
