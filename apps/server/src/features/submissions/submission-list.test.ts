import { randomUUID } from 'node:crypto'
import type { Submission } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'

let server: Awaited<ReturnType<typeof startApp>>
beforeEach(async () => {
  server = await startApp()
})
afterEach(() => server[Symbol.asyncDispose]())

/** Submissions with coinciding times; returns their ids. */
async function addSubmissions(userId: string, problemId: string, many: number): Promise<string[]> {
  const rows = Array.from({ length: many }, (_, index) => ({
    id: randomUUID(),
    userId,
    problemId,
    problemRevision: 1,
    language: 'cpp' as const,
    code: `// ${index}`,
    status: 'Accepted',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 7))),
  }))
  if (many > 0) await server.database.queries.insert(schema.submission).values(rows)
  return rows.map(({ id }) => id)
}

test.each([0, 1, 50, 51, 230])('a list of %i submissions is complete, newest first', async (many) => {
  const learner = await server.signUp()
  const problemId = await server.addProblem({ title: 'Tried often' })
  const ids = await addSubmissions(learner.user._id, problemId, many)
  await addSubmissions((await server.signUp()).user._id, problemId, 3)

  const answer = await learner.get(`/problem/submittedProblem/${problemId}`)
  const last = await learner.get(`/problem/submittedProblem/${problemId}?page=2&pageSize=100`)

  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const list = answer.json<Submission[]>()
  expect(list.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  expect(list).toEqual(list.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)))
  expect(last.json()).toEqual(list.slice(100, 200))
  expect(last.headers['x-total-count']).toBe(String(many))
})
