import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContestTestbed, contestBody, openContestTestbed } from './testing/contest-testbed.ts'

let testbed: ContestTestbed
beforeAll(async () => {
  testbed = await openContestTestbed()
})
afterAll(() => testbed[Symbol.asyncDispose]())

const shownProblem = () => testbed.server.addProblem({ title: `Shown ${crypto.randomUUID()}` })
const entry = (problemId: string) => ({ problemId, points: 100 })
const deleteProblem = (id: string) => testbed.admin.send('DELETE', `/problem/delete/${id}`)

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
  const id = await testbed.schedule({ ...facts, problems: [entry(problemId)] })

  const refused = await deleteProblem(problemId)
  await testbed.admin.send('PUT', `/admin/contest/${id}`, {
    ...contestBody,
    startsAt: (await testbed.read(id)).startsAt,
  })
  const taken = await deleteProblem(problemId)

  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'in_contest', message: sentence }])
  expect(taken.statusCode).toBe(200)
})

test('a problem of a running contest cannot be deleted before its end', async () => {
  const problemId = await shownProblem()
  const id = await testbed.schedule({ name: 'Tonight', problems: [entry(problemId)] })
  await testbed.move(id, -90)

  const refused = await deleteProblem(problemId)

  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'in_contest' }])
  expect(refused.json<{ message: string }>().message).toMatch(
    /^This problem is part of the contest "Tonight", which runs until .+ UTC\. Delete it after that\.$/,
  )
  expect((await testbed.admin.get(`/problem/problemById/${problemId}`)).statusCode).toBe(200)
})

test('a contest that is over can still be renamed after one of its problems was deleted', async () => {
  const problemId = await shownProblem()
  const id = await testbed.schedule({ name: 'Last yaer', problems: [entry(problemId)] })
  await testbed.move(id, -180)
  expect((await deleteProblem(problemId)).statusCode).toBe(200)
  const before = await testbed.read(id)

  const { startsAt } = before
  const answer = await testbed.admin.send('PUT', `/admin/contest/${id}`, {
    ...{ ...contestBody, startsAt, name: 'Last year' },
    problems: [entry(problemId)],
  })

  expect(answer.body).toContain('Last year')
  expect(answer.statusCode).toBe(200)
  expect(await testbed.read(id)).toMatchObject({ name: 'Last year', problemList: before.problemList })
})
