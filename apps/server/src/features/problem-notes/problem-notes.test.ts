import type { ProblemNote } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest } from '../contests/testing/add-contest.ts'

const { problem, problemNote } = schema

let server: TestApp
let problemId: string
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  problemId = await server.addProblem({ title: 'Noted' })
})
afterAll(() => server[Symbol.asyncDispose]())

const save = (who: Visitor, text: string, revision: number, id = problemId) =>
  who.send('PUT', `/note/${id}`, { text, revision })
const read = async (who: Visitor) => (await who.get(`/note/${problemId}`)).json<ProblemNote>()
const list = async (who: Visitor, query = '') => {
  const answer = await who.get(`/notes${query}`)
  return { notes: answer.json<ProblemNote[]>(), total: answer.headers['x-total-count'] }
}

test('a note is empty before the first save, and kept as it was typed', async () => {
  const learner = await server.signUp()
  const text = '## Idea\r\n\tcount *lit* masts  \n'

  const before = await read(learner)
  const saved = await save(learner, text, 0)

  const empty = { problemId, problemTitle: 'Noted', text: '', revision: 0, updatedAt: null }
  expect(before).toEqual(empty)
  expect(saved.json()).toMatchObject({ text, revision: 1, updatedAt: expect.any(String) })
  expect(await read(learner)).toEqual(saved.json())
})

test('a save on top of a newer one is refused and loses nothing', async () => {
  const learner = await server.signUp()
  await save(learner, 'first', 0)
  await save(learner, 'second', 1)

  const late = await save(learner, 'from an old window', 1)
  const again = await save(learner, 'second', 1)

  expect(late.json()).toMatchObject({ status: 409, code: 'note_changed' })
  expect(again.statusCode).toBe(200)
  expect((await read(learner)).text).toBe('second')
})

test('two first saves at the same moment keep one and refuse the other', async () => {
  const learner = await server.signUp()

  const answers = await Promise.all([save(learner, 'one', 0), save(learner, 'two', 0)])

  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
})

test('an empty text deletes the note, and an old window does not bring it back', async () => {
  const learner = await server.signUp()
  await save(learner, 'first', 0)
  await save(learner, '', 1)

  const late = await save(learner, 'from an old window', 1)

  expect(late.statusCode).toBe(409)
  expect((await read(learner)).text).toBe('')
  expect((await list(learner)).notes).toEqual([])
})

test('a note is its author’s alone', async () => {
  const [author, other] = [await server.signUp(), await server.signUp('Other')]
  await save(author, 'private', 0)

  expect(await read(other)).toMatchObject({ text: '', revision: 0 })
  expect((await list(other)).notes).toEqual([])
})

test('notes are listed with the one changed last first, by page and by words', async () => {
  const learner = await server.signUp()
  const ids: string[] = []
  for (const title of ['Alpha', 'Beta', 'Gamma']) ids.push(await server.addProblem({ title }))
  for (const id of ids) await save(learner, 'A heap', 0, id)
  await save(learner, '100 % greedy', 1, ids[0])
  const titles = ({ notes }: { notes: ProblemNote[] }) => notes.map(({ problemTitle }) => problemTitle)

  const all = await list(learner)
  const second = await list(learner, '?page=2&pageSize=2')

  expect(titles(all)).toEqual(['Alpha', 'Gamma', 'Beta'])
  expect([titles(second), second.total]).toEqual([['Beta'], '3'])
  expect(titles(await list(learner, '?q=HEAP'))).toEqual(['Gamma', 'Beta'])
  expect(titles(await list(learner, '?q=gam'))).toEqual(['Gamma'])
  expect(titles(await list(learner, `?q=${encodeURIComponent('0 %')}`))).toEqual(['Alpha'])
})

test('a long list of notes is whole', async () => {
  const learner = await server.signUp()
  await server.database.pool.query(
    `with made as (
       insert into problem (id, number, title, difficulty, tags, version)
       select gen_random_uuid(), 2000 + n, 'Long ' || n, 'easy', 'Math', 1 from generate_series(1, 120) n
       returning id)
     insert into problem_note (user_id, problem_id, text, revision) select $1, id, 'Noted', 1 from made`,
    [learner.user._id],
  )

  const { notes } = await list(learner)

  expect(new Set(notes.map((note) => note.problemId)).size).toBe(120)
  expect(notes).toHaveLength(120)
})

test('a problem that learners do not see has no note, and who solves it in a contest may write one', async () => {
  const [taking, stranger] = [await server.signUp(), await server.signUp('Other')]
  const id = await server.addProblem({ title: 'New in the contest' })
  await server.database.queries.update(problem).set({ publishedAt: null }).where(eq(problem.id, id))
  await insertContest(server.database, { problems: [id], people: [taking.user._id] })

  const answers = [await save(taking, 'Mind the edges', 0, id), await save(stranger, 'Peeping', 0, id)]

  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 404])
  expect(await server.database.queries.$count(problemNote, eq(problemNote.problemId, id))).toBe(1)
  // The note appears in the list once the problem is public.
  expect((await list(taking)).notes).toEqual([])
})
