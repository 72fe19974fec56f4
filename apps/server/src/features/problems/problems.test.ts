import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { sampleProblem, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

let server: TestApp
let admin: Visitor
let learner: Visitor
let judge: AsyncDisposable
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
  learner = await server.signUp()
  judge = await judgeJobs(server.database, () => ({}))
})
afterAll(async () => {
  await judge[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const create = async (change: object = {}) => {
  const answer = await admin.send('POST', '/problem/create', { ...sampleProblem, ...change })
  return { answer, id: answer.json<{ _id: string }>()._id }
}

test('what an admin creates is listed and can be opened by a learner', async () => {
  const { answer, id } = await create({ title: 'Listed', tags: ' Math , Array,Math' })

  expect(answer.json()).toMatchObject({ message: 'Problem "Listed" created successfully!' })
  const list = (await learner.get('/problem/getAllProblem')).json<{ _id: string }[]>()
  expect(list.find((one) => one._id === id)).toMatchObject({
    title: 'Listed',
    difficulty: 'easy',
    tags: 'Math,Array',
  })
  const opened = (await learner.get(`/problem/problemById/${id}`)).json()
  expect(opened).toMatchObject({
    description: sampleProblem.description,
    visibleTestCases: sampleProblem.visibleTestCases,
    hiddenCount: 2,
    limits: {
      cpp: { timeMs: 1000 },
      java: { timeMs: 2000 },
      python: { timeMs: 3000 },
      javascript: { timeMs: 2000 },
    },
  })
})

test('a learner gets no hidden case, reference solution or editorial', async () => {
  const { id } = await create({
    title: 'Secretive',
    hiddenTestCases: [{ input: 'hidden-canary', output: 'answer-canary' }],
    referenceSolution: [{ language: 'cpp', completeCode: 'solution-canary' }],
    editorial: 'editorial-canary',
  })

  const opened = await learner.get(`/problem/problemById/${id}`)

  expect(opened.statusCode).toBe(200)
  expect(opened.body).not.toContain('canary')
  expect((await admin.get(`/problem/problemById/${id}`)).body.match(/canary/g)).toHaveLength(4)
})

test('what an admin reads can be sent back unchanged', async () => {
  const { id } = await create({ title: 'Round trip' })
  const read = await admin.get(`/problem/problemById/${id}`)

  const answer = await admin.send('PUT', `/problem/update/${id}`, read.json())

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ message: 'Problem "Round trip" updated successfully!' })
  const { updatedAt: _before, version: first, ...before } = read.json<Record<string, unknown>>()
  const {
    updatedAt: _after,
    version: second,
    ...after
  } = (await admin.get(`/problem/problemById/${id}`)).json<Record<string, unknown>>()
  expect(after).toEqual(before)
  expect([first, second]).toEqual([1, 2])
})

test('the creator is the caller, whatever the body says', async () => {
  const { id } = await create({ title: 'Mine', problemCreator: learner.user._id })

  const read = await admin.get(`/problem/problemById/${id}`)

  expect(read.json()).toMatchObject({ problemCreator: admin.user._id })
})

test('a title can be used once, whatever its case, and again after the problem was deleted', async () => {
  const { id } = await create({ title: 'Only once' })

  const second = await create({ title: 'ONLY once' })
  const deleted = await admin.send('DELETE', `/problem/delete/${id}`)
  const third = await create({ title: 'Only once' })

  expect(second.answer.statusCode).toBe(409)
  expect(second.answer.json()).toMatchObject({ code: 'title_taken', errors: [{ field: 'title' }] })
  expect(deleted.json()).toEqual({ message: 'Problem "Only once" deleted successfully!' })
  expect(third.answer.statusCode).toBe(200)
  expect((await admin.get(`/problem/problemById/${id}`)).statusCode).toBe(404)
})

test('the list is whole, or cut into pages with the total beside it', async () => {
  const all = (await learner.get('/problem/getAllProblem')).json<unknown[]>()

  const page = await learner.get('/problem/getAllProblem?page=2&pageSize=2')
  const found = await learner.get('/problem/getAllProblem?q=ound%20tr&pageSize=10')
  await create({ title: 'Known elsewhere', alsoCalled: ' Two  Sum , , Pair with a sum,Two Sum' })
  const named = await learner.get('/problem/getAllProblem?q=sum%20pair&pageSize=10')

  expect(page.json()).toEqual(all.slice(2, 4))
  expect(page.headers['x-total-count']).toBe(String(all.length))
  expect(found.json()).toMatchObject([{ title: 'Round trip' }])
  expect(named.json()).toMatchObject([{ title: 'Known elsewhere', alsoCalled: 'Two Sum,Pair with a sum' }])
  expect(named.headers['x-total-count']).toBe('1')
  expect((await learner.get('/problem/getAllProblem?q=%25&pageSize=10')).json()).toEqual([])
})

test('a drawing of a package that holds a script runs nothing when it is opened by itself, and is for who may read the problem', async () => {
  const [reader, admin] = [await server.signUp(), await server.signUpAdmin()]
  const problemId = await server.addProblem({ title: 'With a drawing' })
  const draftId = await server.addProblem({ title: 'Draft with a drawing', status: 'draft' })
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const drawing = { name: 'figure.svg', contentType: 'image/svg+xml', content }
  await server.database.queries
    .insert(schema.problemAsset)
    .values([problemId, draftId].map((id) => ({ problemId: id, ...drawing })))
  const path = (id: string) => `/problem/${id}/asset/figure.svg`

  const shown = await reader.get(path(problemId))
  const others = await Promise.all([
    server.request({ url: `/api${path(problemId)}` }),
    reader.get(path(draftId)),
    admin.get(path(draftId)),
  ])

  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private, /),
  })
  expect(others.map(({ statusCode }) => statusCode)).toEqual([401, 404, 200])
})
