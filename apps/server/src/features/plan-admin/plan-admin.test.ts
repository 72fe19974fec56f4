import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ManagedPlan, ManagedPlanHead, StudyPlan, StudyPlanSummary } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { loadStudyPlans } from '../study-plans/index.ts'
import { restorePlans } from './restore-plans.ts'

const { auditEvent, problem, studyPlan } = schema

let server: TestApp
let admin: Visitor
let learner: Visitor
let problems: string[]
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  admin = await server.signUpAdmin()
  learner = await server.signUp()
  problems = await Promise.all(['One', 'Two', 'Three'].map((title) => server.addProblem({ title })))
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  await server.database.queries.delete(studyPlan)
})

const bodyOf = (sections: Record<string, readonly string[]>, facts: object = {}) => ({
  ...{ title: 'Loops', summary: 'For everybody.' },
  sections: Object.entries(sections).map(([title, own]) => ({ title, problems: own })),
  ...facts,
})
const add = async (facts: object = {}) =>
  (await admin.send('POST', '/admin/plan', bodyOf({ First: problems }, facts))).json<{ _id: string }>()._id
const managed = async () => (await admin.get('/admin/plan')).json<ManagedPlanHead[]>()
const planOf = async (id: string) => (await admin.get(`/admin/plan/${id}`)).json<ManagedPlan>()
const seen = async () => (await learner.get('/plans')).json<StudyPlanSummary[]>()

test('a plan that an admin writes is followed by learners, with its sections in their order', async () => {
  const [one = '', two = '', three = ''] = problems

  const answer = await admin.send('POST', '/admin/plan', bodyOf({ Late: [three], Early: [one, two] }))

  expect(answer.statusCode).toBe(200)
  const shown = (await learner.get('/plans/loops')).json<StudyPlan>()
  expect(
    shown.sections.map(({ title, problems: own }) => [title, own.map(({ problemId }) => problemId)]),
  ).toEqual([
    ['Late', [three]],
    ['Early', [one, two]],
  ])
  expect((await learner.send('PUT', '/plans/loops/follow')).statusCode).toBe(200)
  expect(await managed()).toMatchObject([{ title: 'Loops', problems: 3, followers: 1, isBundled: false }])
})

test('a plan stands under the heading of its group, which is optional', async () => {
  const id = await add({ group: '  Class of   spring ' })
  expect(await seen()).toMatchObject([{ group: 'Class of spring' }])
  expect(await managed()).toMatchObject([{ group: 'Class of spring' }])

  await admin.send('PUT', `/admin/plan/${id}`, bodyOf({ First: problems }))
  expect(await seen()).toMatchObject([{ group: '' }])

  const refused = await admin.send(
    'PUT',
    `/admin/plan/${id}`,
    bodyOf({ First: problems }, { group: 'x'.repeat(101) }),
  )
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    errors: [{ field: 'group', message: 'Group must be at most 100 characters' }],
  })
})

test('a changed plan keeps its address and its followers, and an older copy does not replace it', async () => {
  const id = await add()
  await learner.send('PUT', '/plans/loops/follow')
  const { updatedAt } = await planOf(id)

  const first = await admin.send('PUT', `/admin/plan/${id}`, {
    ...bodyOf({ First: problems.slice(1) }, { title: 'More Loops' }),
    updatedAt,
  })
  const second = await admin.send('PUT', `/admin/plan/${id}`, { ...bodyOf({ First: problems }), updatedAt })

  expect([first.statusCode, second.statusCode]).toEqual([200, 409])
  expect(second.json()).toMatchObject({ code: 'plan_changed' })
  expect(await seen()).toMatchObject([{ slug: 'loops', title: 'More Loops', total: 2 }])
  expect((await seen())[0]?.startedAt).not.toBeNull()
})

test('plans stand in the order that an admin gives them, and a new one comes last', async () => {
  const [a, b] = [await add({ title: 'A' }), await add({ title: 'B' })]

  await admin.send('PUT', '/admin/plan-order', { ids: [b, a, crypto.randomUUID()] })
  await add({ title: 'C' })

  expect((await seen()).map(({ title }) => title)).toEqual(['B', 'A', 'C'])
})

test('a deleted plan is gone for everybody', async () => {
  const id = await add()

  const answer = await admin.send('DELETE', `/admin/plan/${id}`)

  expect(answer.json()).toEqual({ message: '"Loops" was deleted.' })
  expect([await seen(), await managed()]).toEqual([[], []])
  expect((await admin.get(`/admin/plan/${id}`)).statusCode).toBe(404)
  expect((await learner.get('/plans/loops')).statusCode).toBe(404)
})

test('an admin sees which problem of a plan is not published, and learners do not see it', async () => {
  const draft = await server.addProblem({ title: 'Draft' })
  await server.database.queries.update(problem).set({ publishedAt: null }).where(eq(problem.id, draft))
  const answer = await admin.send('POST', '/admin/plan', bodyOf({ First: [problems[0] ?? '', draft] }))

  const { sections } = await planOf(answer.json<{ _id: string }>()._id)

  expect(sections[0]?.problems.map(({ isPublished }) => isPublished)).toEqual([true, false])
  expect(await seen()).toMatchObject([{ total: 1 }])
})

test.each([
  ['no section', bodyOf({}), 'sections'],
  ['a section without a problem', bodyOf({ First: [] }), 'sections.0.problems'],
  ['a title of blanks', bodyOf({ First: ['x'] }, { title: '  ' }), 'title'],
  ['a summary that is missing', bodyOf({ First: ['x'] }, { summary: undefined }), 'summary'],
  ['a summary too long', bodyOf({ First: ['x'] }, { summary: 'x'.repeat(601) }), 'summary'],
  ['a problem that stands twice', bodyOf({ First: ['x'], Second: ['x'] }), 'sections'],
  ['a problem that is not there', bodyOf({ First: [crypto.randomUUID()] }), 'sections.0.problems.0'],
  ['an id that is none', bodyOf({ First: ['x'] }), 'sections.0.problems.0'],
])('%s is refused by its field', async (_, body, field) => {
  const answer = await admin.send('POST', '/admin/plan', body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field }] })
  expect(await managed()).toEqual([])
})

test('the same request sent twice adds one plan', async () => {
  const body = bodyOf({ First: problems }, { requestKey: crypto.randomUUID() })

  const answers = await Promise.all([1, 2].map(() => admin.send('POST', '/admin/plan', body)))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await managed()).toHaveLength(1)
})

test('what was done to plans is in the audit log', async () => {
  const id = await add()
  await admin.send('PUT', `/admin/plan/${id}`, bodyOf({ First: problems }, { title: 'Other' }))
  await admin.send('PUT', '/admin/plan-order', { ids: [id] })
  await admin.send('DELETE', `/admin/plan/${id}`)

  const events = await server.database.queries
    .select({ action: auditEvent.action, name: auditEvent.subjectName })
    .from(auditEvent)
    .where(eq(auditEvent.subjectId, id))
    .orderBy(auditEvent.id)

  expect(events).toEqual([
    { action: 'plan.created', name: 'Loops' },
    { action: 'plan.updated', name: 'Other' },
    { action: 'plan.ordered', name: 'Other' },
    { action: 'plan.deleted', name: 'Other' },
  ])
})

test('the next start keeps changed, deleted and own plans and their order, and restoring brings the bundled ones back', async () => {
  await using folder = await planFolder({ '01-a.yaml': 'A', '02-b.yaml': 'B', '03-c.yaml': 'C' })
  const titles = async () => (await managed()).map(({ title }) => title)
  await loadStudyPlans(server.database, folder.path)
  const [a, b, c] = await managed()
  await admin.send('PUT', `/admin/plan/${a?._id}`, bodyOf({ First: problems }, { title: 'Changed' }))
  await admin.send('DELETE', `/admin/plan/${b?._id}`)
  await add({ title: 'Own' })
  await admin.send('PUT', '/admin/plan-order', { ids: [c?._id, a?._id] })

  await loadStudyPlans(server.database, folder.path)
  expect(await titles()).toEqual(['C', 'Changed', 'Own'])
  await restorePlans(server.database, { folder: folder.path, actorId: admin.user._id })

  expect((await titles()).toSorted()).toEqual(['A', 'B', 'C', 'Own'])
  expect((await managed()).map(({ isBundled }) => isBundled).filter((is) => !is)).toHaveLength(1)
})

test('restoring leaves a plan alone that was written here, though a file has its address', async () => {
  await using folder = await planFolder({ '01-loops.yaml': 'From a file' })
  await add()

  await loadStudyPlans(server.database, folder.path)
  await restorePlans(server.database, { folder: folder.path, actorId: admin.user._id })

  expect(await managed()).toMatchObject([{ title: 'Loops', slug: 'loops', isBundled: false, problems: 3 }])
})

async function planFolder(titles: Record<string, string>) {
  const path = await mkdtemp(join(tmpdir(), 'plans-'))
  for (const [name, title] of Object.entries(titles))
    await writeFile(
      join(path, name),
      JSON.stringify({ title, summary: 'S', sections: [{ title: 'S', problems: ['hello'] }] }),
    )
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}
