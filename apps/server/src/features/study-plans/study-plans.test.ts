import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StudyPlan, StudyPlanSummary } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { loadStudyPlans } from './load-plans.ts'

const { problem, solved, studyPlan } = schema

let server: TestApp
let folder: string
/** Problem ids by slug: `loop`, `stack`, `heap`. */
const ids = new Map<string, string>()
const idOf = (slug: string) => ids.get(slug) ?? ''
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  folder = await mkdtemp(join(tmpdir(), 'codedojo-plans-'))
  for (const slug of ['loop', 'stack', 'heap']) {
    ids.set(slug, await server.addProblem({ title: `The ${slug}` }))
    await setProblem(slug, { slug })
  }
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await load({ '01-basics': basics, '02-deeper': deeper })
})

const setProblem = (slug: string, change: Partial<typeof problem.$inferInsert>) =>
  server.database.queries
    .update(problem)
    .set(change)
    .where(eq(problem.id, idOf(slug)))

const plan = (title: string, sections: Record<string, readonly string[]>) => {
  const lines = Object.entries(sections).map(
    ([section, problems]) => `  - { title: ${section}, problems: [${problems.join(', ')}] }`,
  )
  return `title: ${title}\nsummary: It is good.\nsections:\n${lines.join('\n')}\n`
}
const basics = `group: Start here\n${plan('Basics', { Begin: ['loop', 'not-there-yet'], 'Go on': ['stack'] })}`
const deeper = plan('Deeper', { Only: ['stack', 'heap'] })

/** Loads these files, as a server start does. */
async function load(files: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true })
  await mkdir(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.yaml`), text)
  await loadStudyPlans(server.database, folder)
}

const plansOf = async (who: Visitor) => (await who.get('/plans')).json<StudyPlanSummary[]>()
const solve = (who: Visitor, slug: string) =>
  server.database.queries
    .insert(solved)
    .values({ userId: who.user._id, problemId: idOf(slug), submissionId: crypto.randomUUID() })

test('plans are listed in the order of their files, without problems that are not there', async () => {
  const learner = await server.signUp()

  const next = { problemId: idOf('loop'), title: 'The loop' }
  expect(await plansOf(learner)).toEqual([
    {
      ...{ _id: expect.any(String), slug: 'basics', title: 'Basics', summary: 'It is good.' },
      ...{ group: 'Start here', total: 2, solved: 0, startedAt: null, next },
    },
    expect.objectContaining({ slug: 'deeper', group: '', total: 2 }),
  ])
})

test('a plan shows its sections, what is solved and what comes next', async () => {
  const learner = await server.signUp()
  await solve(learner, 'loop')

  const begun = (await learner.get('/plans/basics')).json<StudyPlan>()
  await solve(learner, 'stack')
  const finished = (await learner.get('/plans/basics')).json<StudyPlan>()

  const shown = begun.sections.map(({ title, problems }) => [title, problems])
  expect(shown).toMatchObject([
    ['Begin', [{ problemId: idOf('loop'), title: 'The loop', difficulty: 'easy', isSolved: true }]],
    ['Go on', [{ problemId: idOf('stack'), tags: 'Math', isSolved: false }]],
  ])
  expect(begun).toMatchObject({ solved: 1, next: { title: 'The stack' } })
  expect(finished).toMatchObject({ solved: 2, total: 2, next: null })
})

test('following a plan twice keeps its beginning, and leaving it keeps what was solved', async () => {
  const learner = await server.signUp()
  await solve(learner, 'stack')
  const follow = () => learner.send('PUT', '/plans/deeper/follow')
  const startedAt = async () => (await plansOf(learner))[1]?.startedAt

  const answer = await follow()
  const begun = await startedAt()
  await follow()
  const still = await startedAt()
  const left = await learner.send('DELETE', '/plans/deeper/follow')

  expect(answer.json()).toEqual({ message: 'You follow "Deeper" now.' })
  expect([begun, still]).toEqual([expect.any(String), begun])
  expect(left.json()).toEqual({ message: 'You follow "Deeper" no longer.' })
  expect((await plansOf(learner))[1]).toMatchObject({ startedAt: null, solved: 1 })
})

test('the next start takes over changed plans and new problems, and removes plans that are gone', async () => {
  const learner = await server.signUp()
  await learner.send('PUT', '/plans/basics/follow')
  const before = await plansOf(learner)
  ids.set('not-there-yet', await server.addProblem({ title: 'The newcomer' }))
  await setProblem('not-there-yet', { slug: 'not-there-yet' })

  await load({ '01-basics': basics.replace('Basics', 'New basics'), '02-third': deeper })

  const after = await plansOf(learner)
  expect(after.map(({ slug }) => slug)).toEqual(['basics', 'third'])
  const { _id, startedAt } = before[0] ?? {}
  expect(after[0]).toMatchObject({ _id, startedAt, title: 'New basics', total: 3 })
  const { sections } = (await learner.get('/plans/basics')).json<StudyPlan>()
  expect(sections[0]?.problems.map(({ title }) => title)).toEqual(['The loop', 'The newcomer'])
  await setProblem('not-there-yet', { slug: 'another' })
})

test('problems that are hidden or deleted are no part of a plan, and a plan of none is not there', async () => {
  const learner = await server.signUp()
  await setProblem('stack', { publishedAt: null })

  const hidden = await plansOf(learner)
  await setProblem('heap', { deletedAt: new Date() })
  const deleted = await plansOf(learner)
  const one = await learner.get('/plans/deeper')
  await setProblem('stack', { publishedAt: new Date() })
  await setProblem('heap', { deletedAt: null })

  expect(hidden.map(({ slug, total }) => [slug, total])).toEqual([
    ['basics', 1],
    ['deeper', 1],
  ])
  expect(deleted.map(({ slug }) => slug)).toEqual(['basics'])
  expect(one.json()).toMatchObject({ status: 404, code: 'plan_not_found' })
})

test('a problem that took the place of a deleted one is in the plan', async () => {
  await setProblem('heap', { deletedAt: new Date() })
  const id = await server.addProblem({ title: 'The new heap' })
  await server.database.queries.update(problem).set({ slug: 'heap' }).where(eq(problem.id, id))

  await loadStudyPlans(server.database, folder)

  const shown = (await (await server.signUp()).get('/plans/deeper')).json<StudyPlan>()
  expect(shown.sections[0]?.problems.map(({ title }) => title)).toEqual(['The stack', 'The new heap'])
  await server.database.queries.update(problem).set({ slug: null }).where(eq(problem.id, id))
  await setProblem('heap', { deletedAt: null })
})

test('servers that start at once load the plans once', async () => {
  await server.database.queries.delete(studyPlan)

  await Promise.all([1, 2, 3].map(() => loadStudyPlans(server.database, folder)))

  expect(await plansOf(await server.signUp())).toMatchObject([{ total: 2 }, { total: 2 }])
})

test.each([
  ['a name without its place', { basics }, /"basics.yaml" must be named like/],
  ['two plans of one name', { '01-a': basics, '02-a': basics }, /Two study plans are named "a"/],
  ['a problem twice', { '01-a': plan('A', { One: ['loop'], Two: ['loop'] }) }, /names "loop" twice/],
  [
    'a plan without sections',
    { '01-a': 'title: A\nsummary: B\n' },
    /"01-a.yaml" is not right:[\s\S]*sections/,
  ],
  ['a key that is none', { '01-a': `${basics}author: Ada\n` }, /author/],
])('%s is refused by name, and changes nothing', async (_, files, message) => {
  await expect(load(files)).rejects.toThrow(message)

  expect((await plansOf(await server.signUp())).map(({ slug }) => slug)).toEqual(['basics', 'deeper'])
})
