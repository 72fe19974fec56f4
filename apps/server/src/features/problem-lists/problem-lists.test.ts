import type { ProblemList } from '@codedojo/contract'
import { problemListLimits } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

const { problem, problemList, problemListEntry } = schema

let server: TestApp
const problems: string[] = []
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  for (const title of ['One', 'Two', 'Three']) problems.push(await server.addProblem({ title }))
})
afterAll(() => server[Symbol.asyncDispose]())

const listsOf = async (who: Visitor) => (await who.get('/lists')).json<ProblemList[]>()
const add = async (who: Visitor, name: string) =>
  (await who.send('POST', '/lists', { name })).json<ProblemList>()._id
const put = (who: Visitor, list: string, id = '') => who.send('PUT', `/lists/${list}/problem/${id}`)
const order = (who: Visitor, list: string, ids: unknown[]) =>
  who.send('PUT', `/lists/${list}/order`, { problems: ids })

test('everybody has favourites from the start, and they stand before lists by name', async () => {
  const learner = await server.signUp()

  const answers = await Promise.all([listsOf(learner), listsOf(learner), listsOf(learner)])
  await add(learner, 'beta')
  await add(learner, 'Alpha')

  expect(answers.map((lists) => lists.length)).toEqual([1, 1, 1])
  expect((await listsOf(learner)).map(({ name, isFavourites }) => [name, isFavourites])).toEqual([
    ['Favourites', true],
    ['Alpha', false],
    ['beta', false],
  ])
})

test('a problem goes to the end of a list once, and out of it again', async () => {
  const learner = await server.signUp()

  for (const id of [problems[1], problems[0], problems[1]]) await put(learner, 'favourites', id)
  const [both] = await listsOf(learner)
  const taken = await learner.send('DELETE', `/lists/favourites/problem/${problems[1]}`)
  const again = await learner.send('DELETE', `/lists/favourites/problem/${problems[1]}`)

  expect(both?.problems).toEqual([problems[1], problems[0]])
  expect(taken.json()).toMatchObject({ name: 'Favourites', problems: [problems[0]] })
  expect(again.json()).toEqual(taken.json())
})

test('problems put in at the same moment are all there, each once', async () => {
  const learner = await server.signUp()
  await listsOf(learner)

  const answers = await Promise.all(
    [...problems, ...problems, ...problems].map((id) => put(learner, 'favourites', id)),
  )

  expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200))
  const [favourites] = await listsOf(learner)
  expect(favourites?.problems.toSorted()).toEqual(problems.toSorted())
})

test('a name is taken once by each person, whatever its case, also by the favourites', async () => {
  const [ada, bob] = [await server.signUp('Ada'), await server.signUp('Bob')]
  const id = await add(ada, 'Graphs to come back to')
  await add(ada, 'Other')

  const same = await ada.send('POST', '/lists', { name: 'GRAPHS to come back to' })
  const favourites = await (await server.signUp('Cyd')).send('POST', '/lists', { name: 'favourites' })
  const renamed = await ada.send('PATCH', `/lists/${id}`, { name: 'other' })
  const otherCase = await ada.send('PATCH', `/lists/${id}`, { name: 'Graphs To Come Back To' })
  const ofBob = await bob.send('POST', '/lists', { name: 'Graphs to come back to' })

  expect(same.json()).toMatchObject({ code: 'list_name_taken', errors: [{ field: 'name' }] })
  expect(favourites.json()).toMatchObject({ code: 'list_name_taken' })
  expect(renamed.json()).toMatchObject({ code: 'list_name_taken' })
  expect(otherCase.json()).toMatchObject({ name: 'Graphs To Come Back To' })
  expect(ofBob.statusCode).toBe(200)
})

test('of lists of one name made at the same moment there is one', async () => {
  const learner = await server.signUp()
  await listsOf(learner)

  const answers = await Promise.all(
    Array.from({ length: 12 }, () => learner.send('POST', '/lists', { name: 'Race' })),
  )

  const codes = answers.map((answer) => answer.statusCode).sort()
  expect(codes).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
})

test('the favourites can neither be renamed nor deleted', async () => {
  const learner = await server.signUp()

  const renamed = await learner.send('PATCH', '/lists/favourites', { name: 'Mine' })
  const deleted = await learner.send('DELETE', '/lists/favourites')

  expect([renamed.json(), deleted.json()]).toMatchObject([
    { code: 'not_changeable' },
    { code: 'not_changeable' },
  ])
})

test('a deleted list is gone, and its problems stay', async () => {
  const learner = await server.signUp()
  const id = await add(learner, 'Short-lived')
  await put(learner, id, problems[0])

  const deleted = await learner.send('DELETE', `/lists/${id}`)

  expect(deleted.json()).toEqual({ message: 'List "Short-lived" deleted.' })
  expect((await put(learner, id, problems[0])).json()).toMatchObject({ code: 'list_not_found' })
  expect((await learner.get(`/problem/problemById/${problems[0]}`)).statusCode).toBe(200)
})

test('the list of somebody else is not there', async () => {
  const [ada, bob] = [await server.signUp('Ada'), await server.signUp('Bob')]
  const id = await add(ada, 'Private')

  const answers = [
    await put(bob, id, problems[0]),
    await order(bob, id, []),
    await bob.send('PATCH', `/lists/${id}`, { name: 'Stolen' }),
    await bob.send('DELETE', `/lists/${id}/problem/${problems[0]}`),
    await bob.send('DELETE', `/lists/${id}`),
  ]

  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404])
  expect((await listsOf(bob)).map(({ name }) => name)).toEqual(['Favourites'])
  expect((await listsOf(ada)).map(({ name }) => name)).toContain('Private')
})

test('an order must name the problems of the list, each once', async () => {
  const learner = await server.signUp()
  const id = await add(learner, 'Ordered')
  for (const one of problems) await put(learner, id, one)
  const [a, b, c] = problems

  const turned = await order(learner, id, [c, a, b])
  const wrong = [
    await order(learner, id, [a, b]),
    await order(learner, id, [a, b, b]),
    await order(learner, id, [a, b, c, c]),
    await order(learner, id, [a, b, 'no id']),
  ]

  expect(turned.json()).toMatchObject({ problems: [c, a, b] })
  expect(wrong.map((answer) => answer.json<{ code: string }>().code)).toEqual(wrong.map(() => 'list_changed'))
  expect((await listsOf(learner)).at(-1)?.problems).toEqual([c, a, b])
})

test('a problem that is hidden again is told of no more, and comes back behind the others', async () => {
  const learner = await server.signUp()
  const id = await server.addProblem({ title: 'Hidden for a while' })
  const publish = (publishedAt: Date | null) =>
    server.database.queries.update(problem).set({ publishedAt }).where(eq(problem.id, id))
  for (const one of [id, problems[0], problems[1]]) await put(learner, 'favourites', one)

  await publish(null)
  const hidden = (await listsOf(learner))[0]?.problems
  const ordered = await order(learner, 'favourites', [problems[1], problems[0]])
  const refused = await put(learner, 'favourites', id)
  await publish(new Date())

  expect(hidden).toEqual([problems[0], problems[1]])
  expect(ordered.statusCode).toBe(200)
  expect(refused.json()).toMatchObject({ code: 'problem_not_found' })
  expect((await listsOf(learner))[0]?.problems).toEqual([problems[1], problems[0], id])
})

test('more lists, and more problems in one, than the limits are refused', async () => {
  const learner = await server.signUp()
  const { queries, pool } = server.database
  const userId = learner.user._id
  const id = await add(learner, 'Full')
  const lists = Array.from({ length: problemListLimits.lists - 1 }, (_, at) => ({
    ...{ id: crypto.randomUUID(), userId, name: `List ${at}` },
  }))
  await queries.insert(problemList).values(lists)
  await pool.query(
    `with made as (
       insert into problem (id, number, title, difficulty, tags, version)
       select gen_random_uuid(), 1000 + n, 'Filler ' || n, 'easy', 'Math', 1 from generate_series(1, $1::int) n
       returning id)
     insert into problem_list_entry (list_id, problem_id, position)
     select $2, id, row_number() over () from made`,
    [problemListLimits.entries, id],
  )

  const oneMore = await learner.send('POST', '/lists', { name: 'One more' })
  const full = await put(learner, id, problems[0])

  expect(oneMore.json()).toMatchObject({ code: 'too_many_lists' })
  expect(full.json()).toMatchObject({ code: 'list_full' })
  expect(await queries.$count(problemListEntry, eq(problemListEntry.listId, id))).toBe(
    problemListLimits.entries,
  )
})
