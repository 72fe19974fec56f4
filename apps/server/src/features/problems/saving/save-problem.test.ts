import {
  type ManagedProblem,
  type Problem,
  problemDetailsSchema,
  problemDraftBody,
  type problemVersions,
} from '@codedojo/contract'
import { schema, storeFiles } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { sampleProblem, startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { findVersion } from '../versions/version-queries.ts'
import { buildVersionDraft } from './build-version-draft.ts'
import { openCandidate, promoteCandidate, sweepCandidates } from './save-version.ts'
import { upsertAssets } from './write-assets.ts'

const { testCase } = schema
const tolerant = { caseSensitive: false, spaceSensitive: false, floatAbsolute: 0.1, floatRelative: null }

let server: TestApp
let admin: Visitor
let learner: Visitor
let judge: AsyncDisposable
/** The judge of these tests rejects every program on this input. */
const trap = 'trap'
const judgedInputs: string[] = []

beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
  learner = await server.signUp()
  judge = await judgeJobs(server.database, ({ input }) => {
    judgedInputs.push(input.toString())
    if (input.toString() !== trap) return {}
    return {
      status: 'Wrong Answer',
      difference: { line: 1, token: 1, expected: 'right', actual: 'wrong' },
    }
  })
})
afterAll(async () => {
  await judge[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const create = (change: object) => admin.send('POST', '/problem/create', { ...sampleProblem, ...change })
const update = (id: string, change: object) =>
  admin.send('PUT', `/problem/update/${id}`, { ...sampleProblem, ...change })
const read = async (id: string) => (await admin.get(`/problem/problemById/${id}`)).json<Problem>()
const managed = async (query: string) => (await admin.get(`/admin/problem?${query}`)).json<ManagedProblem[]>()
const versionsOf = async (id: string) =>
  (await admin.get(`/problem/versions/${id}`)).json<z.infer<typeof problemVersions.response>>()
const trapped = [
  { input: '1 1\n', output: '0\n' },
  { input: trap, output: 'right' },
]

test('a problem whose reference solution is not Accepted is refused with language, case and verdict, and nothing is left', async () => {
  const countedBefore = await counts()

  const refused = await create({ title: 'Trapped', hiddenTestCases: trapped })

  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    code: 'reference_rejected',
    errors: [
      {
        field: 'referenceSolution.0.completeCode',
        message:
          'The Python solution got Wrong Answer on hidden case 2 (2 of 3 passed). Expected "right", got "wrong" on line 1.',
      },
    ],
  })
  expect(await counts()).toEqual(countedBefore)
})

async function counts() {
  const { queries } = server.database
  const { problem, problemVersion, testCase, auditEvent } = schema
  return Promise.all([problem, problemVersion, testCase, auditEvent].map((table) => queries.$count(table)))
}

test('an update that is refused leaves the problem as it was', async () => {
  const { _id } = (await create({ title: 'Stays' })).json<{ _id: string }>()
  const before = await read(_id)

  const refused = await update(_id, { title: 'Stays not', hiddenTestCases: trapped })

  expect(refused.statusCode).toBe(400)
  expect(await read(_id)).toEqual(before)
  expect(await versionsOf(_id)).toHaveLength(1)
})

test('a draft is saved as it is, without judging, and only admins see it until it is published', async () => {
  const draft = await create({
    ...{ title: 'Unfinished', description: '', difficulty: '', tags: '', hiddenTestCases: trapped },
    ...{ visibleTestCases: [], referenceSolution: [], status: 'draft' },
  })
  const { _id } = draft.json<{ _id: string }>()

  expect(draft.statusCode).toBe(200)
  expect(await read(_id)).toMatchObject({ status: 'draft', description: '', difficulty: '' })
  expect((await learner.get(`/problem/problemById/${_id}`)).statusCode).toBe(404)
  expect((await learner.get('/problem/getAllProblem')).body).not.toContain('Unfinished')
  expect(await managed('q=unfin')).toMatchObject([{ _id, status: 'draft', difficulty: '' }])

  const early = await update(_id, { title: 'Unfinished', description: '', status: 'published' })
  const published = await update(_id, { title: 'Finished' })

  expect(early.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'description' }] })
  expect(published.statusCode).toBe(200)
  expect((await learner.get(`/problem/problemById/${_id}`)).statusCode).toBe(200)
})

test('a check judges every solution on every case, tells of each, and leaves nothing behind', async () => {
  const before = await counts()
  const check = (change: object) => admin.send('POST', '/problem/check', { ...sampleProblem, ...change })

  const good = await check({ title: sampleProblem.title })
  const bad = await check({ hiddenTestCases: trapped, status: 'draft', description: '', tags: '' })
  const nothing = await check({ referenceSolution: [] })
  const unknown = await check({ problemId: '0190a5a0-0000-7000-8000-000000000000' })

  expect(good.json()).toMatchObject({
    message: expect.stringMatching(/Accepted on .+ Nothing was saved\.$/),
    results: [{ status: 'Accepted', why: null }],
  })
  expect(bad.json()).toMatchObject({
    results: [{ status: 'Wrong Answer', why: expect.stringContaining('hidden case 2'), passed: 2, total: 3 }],
  })
  expect(nothing.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'referenceSolution' }] })
  expect(unknown.json()).toMatchObject({ code: 'problem_not_found' })
  expect(await counts()).toEqual(before)
})

test('a problem without a reference solution can only be a draft', async () => {
  const answer = await create({ title: 'Unproved', referenceSolution: [] })

  expect(answer.json()).toMatchObject({ code: 'bad_input', errors: [{ field: 'referenceSolution' }] })
})

test('a scheduled problem appears when its time has come', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const past = await create({ title: 'Too late', status: 'scheduled', publishAt: '2020-01-01T00:00:00Z' })
  const { _id } = (await create({ title: 'Soon', status: 'scheduled', publishAt })).json<{ _id: string }>()

  expect(past.json()).toMatchObject({ errors: [{ field: 'publishAt' }] })
  expect(await read(_id)).toMatchObject({ status: 'scheduled', publishAt })
  expect((await learner.get(`/problem/problemById/${_id}`)).statusCode).toBe(404)

  await server.database.pool.query(
    "update problem set published_at = now() - interval '1 second' where id = $1",
    [_id],
  )

  expect((await learner.get(`/problem/problemById/${_id}`)).statusCode).toBe(200)
  expect(await read(_id)).toMatchObject({ status: 'published', publishAt: null })
})

test('a save over what somebody else saved meanwhile is refused when the caller says what was edited', async () => {
  const { _id } = (await create({ title: 'Contended' })).json<{ _id: string }>()
  await update(_id, { title: 'Contended', description: 'Theirs' })

  const refused = await update(_id, { title: 'Contended', description: 'Mine', expectedVersion: 1 })
  const forced = await update(_id, { title: 'Contended', description: 'Mine', expectedVersion: 2 })

  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'problem_changed' })
  expect(forced.statusCode).toBe(200)
})

test('what judges read keeps its revision when only words change', async () => {
  const { _id } = (await create({ title: 'Words' })).json<{ _id: string }>()

  await update(_id, { title: 'Words', description: 'Other words.' })
  await update(_id, { title: 'Words', description: 'Other words.', timeLimitMs: 3000, note: 'more time' })

  expect(await versionsOf(_id)).toMatchObject([
    { version: 3, revision: 3, note: 'more time', isCurrent: true, author: { name: 'Grace' } },
    { version: 2, revision: 1, isCurrent: false },
    { version: 1, revision: 1, isCurrent: false },
  ])
})

test('the title of a case is kept by a save that tells none, also where the case moves, and makes no revision', async () => {
  const [first, second] = sampleProblem.hiddenTestCases
  const visibleTestCases = sampleProblem.visibleTestCases.map((one) => ({
    ...one,
    title: '  the  smallest ',
  }))
  const hiddenTestCases = [first, { ...second, title: 'below zero' }]
  const { _id } = (await create({ title: 'Called by title', visibleTestCases, hiddenTestCases })).json<{
    _id: string
  }>()

  await update(_id, { title: 'Called by title', hiddenTestCases: [second, first] })
  const moved = await read(_id)
  await update(_id, {
    title: 'Called by title',
    hiddenTestCases: [
      { ...second, title: '' },
      { ...first, title: 'above zero' },
    ],
  })

  const titles = ({ visibleTestCases: visible, hiddenTestCases: hidden = [] }: Problem) =>
    [...visible, ...hidden].map(({ title }) => title)
  expect(titles(moved)).toEqual(['the smallest', 'below zero', ''])
  expect(titles(await read(_id))).toEqual(['the smallest', '', 'above zero'])
  expect(await versionsOf(_id)).toMatchObject([{ revision: 2 }, { revision: 2 }, { revision: 1 }])
})

test('a title of a case is one line of at most 100 characters', async () => {
  const hiddenTestCases = [{ input: '5 5\n', output: '0\n', title: 'x'.repeat(101) }]

  const refused = await create({ title: 'Titled too long', hiddenTestCases })

  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ errors: [{ field: 'hiddenTestCases.0.title' }] })
})

test('an earlier version is read as it was, and restored as a new one', async () => {
  const { _id } = (await create({ title: 'First words', description: 'Then.' })).json<{ _id: string }>()
  const hiddenTestCases = [{ input: '5 5\n', output: '0\n' }]
  await update(_id, { title: 'Second words', hiddenTestCases })

  const earlier = (await admin.get(`/problem/version/${_id}/1`)).json<Problem>()
  const restored = await admin.send('POST', `/problem/restore/${_id}/1`, {})

  expect(earlier).toMatchObject({ title: 'First words', hiddenTestCases: sampleProblem.hiddenTestCases })
  expect(restored.statusCode).toBe(200)
  expect(await read(_id)).toMatchObject({
    ...{ title: 'First words', description: 'Then.', version: 3 },
    hiddenTestCases: sampleProblem.hiddenTestCases,
  })
  expect((await versionsOf(_id))[0]).toMatchObject({ note: 'Restored from version 1.' })
  expect((await admin.get(`/problem/version/${_id}/9`)).json()).toMatchObject({ code: 'version_not_found' })
})

test('a submission remembers the version that its author saw', async () => {
  const { _id } = (await create({ title: 'Remembered' })).json<{ _id: string }>()
  await update(_id, { title: 'Remembered', description: 'Second.' })

  await learner.send('POST', `/submission/submit/${_id}`, { code: 'print(1)', language: 'python' })

  expect(await versionsOf(_id)).toMatchObject([
    { version: 2, submissions: 1 },
    { version: 1, submissions: 0 },
  ])
})

test('each language may have limits of its own', async () => {
  const languageLimits = { python: { timeMs: 7000 }, java: { memoryKb: 1024 * 1024 } }
  const { _id } = (await create({ title: 'Limits', languageLimits })).json<{ _id: string }>()

  const shown = (await learner.get(`/problem/problemById/${_id}`)).json<Problem>()

  expect(shown.limits.python.timeMs).toBe(7000)
  expect(shown.limits.java).toEqual({ timeMs: 2000, memoryKb: (1024 + 128) * 1024 })
  expect(shown.limits.cpp.timeMs).toBe(1000)
})

test('long texts and bytes that are no text are answered by their beginning, and come back unharmed', async () => {
  const long = '7 '.repeat(50_000)
  const hiddenTestCases = [{ input: long, output: '1\n' }]
  const { _id } = (await create({ title: 'Long', hiddenTestCases })).json<{ _id: string }>()

  const before = await read(_id)
  const sent = await admin.send('PUT', `/problem/update/${_id}`, before)

  expect(before.hiddenTestCases?.[0]).toMatchObject({ inputRef: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(before.hiddenTestCases?.[0]?.input.length).toBeLessThan(2000)
  expect(sent.statusCode).toBe(200)
  const file = await admin.get(`/problem/caseFile/${before.hiddenTestCases?.[0]?.inputRef}`)
  expect(file.body).toBe(long)
  expect((await versionsOf(_id))[0]).toMatchObject({ version: 2, revision: 1 })
})

test('carriage returns of typed and of uploaded texts are taken out, and the author is told of how many', async () => {
  const uploaded = await server.request({
    method: 'POST',
    url: '/api/problem/caseFiles?name=1.in',
    headers: { 'content-type': 'application/octet-stream', cookie: admin.cookie },
    payload: Buffer.from([0x37, 0x0d, 0x0a, 0xff, 0x0d]),
  })
  const inputRef = uploaded.json<{ files: { ref: string }[] }>().files[0]?.ref
  const hiddenTestCases = [
    { input: 'a b\r\nc\r', output: '1\n' },
    { input: '', output: '2\r\n', inputRef },
  ]

  const answer = await create({ title: 'Windows', hiddenTestCases })
  const { _id, message } = answer.json<{ _id: string; message: string }>()
  const stored = await read(_id)
  const again = await admin.send('PUT', `/problem/update/${_id}`, stored)

  expect(message).toMatch(/successfully! 3 files of cases had line ends of Windows \(CR\)/)
  expect(stored.hiddenTestCases?.map(({ input, output }) => [input, output])).toMatchObject([
    ['a b\nc\n', '1\n'],
    [expect.any(String), '2\n'],
  ])
  const file = await admin.get(`/problem/caseFile/${stored.hiddenTestCases?.[1]?.inputRef}`)
  expect([...file.rawPayload]).toEqual([0x37, 0x0a, 0xff, 0x0a])
  expect(again.json<{ message: string }>().message).toMatch(/successfully!$/)
  expect((await versionsOf(_id))[0]).toMatchObject({ version: 2, revision: 1 })
})

test('what a package says of a case stays when its carriage returns are taken out, whoever takes them out', async () => {
  const { queries } = server.database
  const byHand = { input: '4\n', output: '4\n' }
  const hiddenTestCases = [byHand, { input: '5\n', output: '5\n' }, { input: '6\n', output: '6\n' }]
  const { _id } = (await create({ title: 'From Windows', hiddenTestCases })).json<{ _id: string }>()
  const own = { name: 'secret/1', comparison: tolerant, validatorFlags: ['case_sensitive'] }
  const large = '7 '.repeat(50_000)
  await Promise.all(
    ['4\r\n', '5\r\n', `${large}\r\n`].map(async (text, at) => {
      const [inputHash] = await storeFiles(queries, [Buffer.from(text)])
      await queries
        .update(testCase)
        .set({ inputHash, ...own, name: `secret/${at}` })
        .where(and(eq(testCase.problemId, _id), eq(testCase.ordinal, at + 2)))
    }),
  )
  const stored = await read(_id)

  // The first text was typed again in the form, the others come back unchanged.
  const [, ...others] = stored.hiddenTestCases ?? []
  const answer = await update(_id, { title: 'From Windows', hiddenTestCases: [byHand, ...others] })

  const { version = 0 } = await read(_id)
  const saved = await findVersion(queries, _id, version)
  expect(answer.json<{ message: string }>().message).toMatch(/2 files of cases had line ends of Windows/)
  expect(saved?.cases.slice(1)).toMatchObject(
    ['secret/0', 'secret/1', 'secret/2'].map((name) => ({ ...own, name })),
  )
  const file = (await read(_id)).hiddenTestCases?.[2]?.inputRef
  expect((await admin.get(`/problem/caseFile/${file}`)).body).toBe(`${large}\n`)
})

test('a problem whose package keeps carriage returns keeps them when the form saves it', async () => {
  const { queries } = server.database
  const { _id } = (await create({ title: 'Kept' })).json<{ _id: string }>()
  await queries
    .update(schema.problemVersion)
    .set({ keepsCarriageReturns: true })
    .where(eq(schema.problemVersion.problemId, _id))

  const answer = await update(_id, { title: 'Kept', hiddenTestCases: [{ input: '1\r\n', output: '1\r' }] })
  const stored = await read(_id)

  expect(answer.json<{ message: string }>().message).toMatch(/successfully!$/)
  expect(stored.hiddenTestCases).toMatchObject([{ input: '1\r\n', output: '1\r' }])

  const order = { language: 'python', code: 'print(1)', inputs: [{ input: '8\r\n' }] }
  await admin.send('POST', '/problem/outputs', { ...order, problemId: _id })
  await admin.send('POST', '/problem/outputs', order)

  expect(judgedInputs.slice(-2)).toEqual(['8\r\n', '8\n'])
})

test('a case that names a file nobody stored is refused with its field', async () => {
  const hiddenTestCases = [{ input: '', output: '1', inputRef: 'ab'.repeat(32) }]

  const answer = await create({ title: 'Missing file', hiddenTestCases })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'hiddenTestCases.0.inputRef' }] })
})

test('a save that was overtaken while its solutions were judged does not undo the newer one', async () => {
  const { queries } = server.database
  const { _id } = (await create({ title: 'Overtaken' })).json<{ _id: string }>()
  const draftOf = (description: string) =>
    problemDraftBody.parse({ ...sampleProblem, title: 'Overtaken', description })
  const open = (description: string) =>
    queries.transaction(async (tx) => {
      const stored = await findVersion(tx, _id, 1)
      const { draft } = await buildVersionDraft(tx, draftOf(description), stored)
      const kept = { publishAt: null, authorId: null, note: '', expectedVersion: null, isVerified: true }
      const options = { problemId: _id, draft, status: 'published', ...kept } as const
      return { options, candidate: await openCandidate(tx, options) }
    })
  const [slow, quick] = [await open('slow'), await open('quick')]
  await queries.transaction((tx) => promoteCandidate(tx, quick.candidate, quick.options))

  const late = queries.transaction((tx) => promoteCandidate(tx, slow.candidate, slow.options))

  await expect(late).rejects.toMatchObject({ code: 'problem_changed' })
  expect(await read(_id)).toMatchObject({ description: 'quick', version: 3 })
})

test('a picture is shown to whom its problem is shown', async () => {
  const { _id } = (await create({ title: 'Pictured' })).json<{ _id: string }>()
  const picture = { name: 'a.png', contentType: 'image/png', content: Buffer.from('x') }
  await server.database.queries.transaction((tx) => upsertAssets(tx, _id, [picture]))
  const path = `/problem/${_id}/asset/a.png`

  const published = await learner.get(path)
  await update(_id, { title: 'Pictured', status: 'draft' })
  const draft = await learner.get(path)

  expect([published.statusCode, draft.statusCode]).toEqual([200, 404])
  expect((await admin.get(path)).statusCode).toBe(200)
})

test('what a server left behind when it died keeps its title from nobody, and is swept', async () => {
  const { queries, pool } = server.database
  const { _id } = (await create({ title: 'Abandoned', status: 'draft' })).json<{ _id: string }>()
  await pool.query('update problem set version = 0 where id = $1', [_id])
  await pool.query(
    "update problem_version set is_candidate = true, created_at = now() - interval '2 hours' where problem_id = $1",
    [_id],
  )

  const again = await create({ title: 'Abandoned', status: 'draft' })
  const swept = await sweepCandidates(server.database)

  expect(again.statusCode).toBe(200)
  expect(swept).toBe(1)
  expect(await queries.$count(schema.problem, eq(schema.problem.id, _id))).toBe(0)
})

test('creating, saving and deleting stand in the audit log', async () => {
  const { _id } = (await create({ title: 'Logged' })).json<{ _id: string }>()
  await update(_id, { title: 'Logged again' })
  await admin.send('DELETE', `/problem/delete/${_id}`)

  const { rows } = await server.database.pool.query(
    'select action, actor_id, subject_name from audit_event where subject_id = $1 order by id',
    [_id],
  )

  expect(rows).toEqual([
    { action: 'problem.created', actor_id: admin.user._id, subject_name: 'Logged' },
    { action: 'problem.updated', actor_id: admin.user._id, subject_name: 'Logged again' },
    { action: 'problem.deleted', actor_id: admin.user._id, subject_name: 'Logged again' },
  ])
})

test('titles that differ only in blanks or case are the same title', async () => {
  await create({ title: ' Blank\u00a0  matters ' })

  const again = await create({ title: 'blank MATTERS' })

  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { code: 'title_taken', message: 'There is already a problem with the title "blank MATTERS".' },
  ])
})

test('the log tells what a save made of the status', async () => {
  const { _id } = (await create({ title: 'Hidden later' })).json<{ _id: string }>()
  await update(_id, { title: 'Hidden later', status: 'draft' })

  const { rows } = await server.database.pool.query(
    "select before, after from audit_event where subject_id = $1 and action = 'problem.updated'",
    [_id],
  )

  expect(rows).toMatchObject([{ before: { status: 'published' }, after: { status: 'draft' } }])
})

test('every faulty field is named at once, in the words of the form', async () => {
  const refused = await create({
    title: ' ',
    description: '',
    difficulty: 'impossible',
    tags: 'Unheard of',
    timeLimitMs: 'fast',
    memoryLimitKb: 1.5,
    hiddenTestCases: [{ input: 7, output: '' }],
    visibleTestCases: undefined,
    referenceSolution: [{ language: 'cobol', completeCode: 'x' }],
  })

  expect(refused.statusCode).toBe(400)
  const { message, errors } = problemDetailsSchema.parse(refused.json())
  expect(message).toBe('Title is required')
  expect(Object.fromEntries(errors.map((each) => [each.field, each.message]))).toEqual({
    title: 'Title is required',
    description: 'Description is required',
    difficulty: 'Please select a difficulty level',
    tags: 'Please select a tag',
    timeLimitMs: 'The time limit must be a number of ms',
    memoryLimitKb: 'The memory limit must be a whole number of KB',
    'hiddenTestCases.0.input': 'Input must be a text',
    visibleTestCases: 'At least one visible test case is required',
    'referenceSolution.0.language': 'Language must be one of cpp, java, python, javascript',
  })
})

test('of an update that no save would take only what is new is named, and of a draft only what no draft may be', async () => {
  const { _id } = (await create({ title: 'Told at once' })).json<{ _id: string }>()
  await server.database.queries
    .update(schema.problemVersion)
    .set({ timeLimitMs: 60_000 })
    .where(eq(schema.problemVersion.problemId, _id))

  const published = await update(_id, { title: '', timeLimitMs: 60_000, description: '' })
  const draft = await update(_id, { title: '', status: 'draft', description: '' })

  const fieldsOf = (answer: typeof draft) =>
    problemDetailsSchema.parse(answer.json()).errors.map(({ field }) => field)
  expect(fieldsOf(published)).toEqual(['title', 'description'])
  expect(fieldsOf(draft)).toEqual(['title'])
})
