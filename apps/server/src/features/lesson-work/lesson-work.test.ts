import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Lesson, type LessonRun, type LessonWork, parseNotes, type QuizAnswer } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type CourseTestbed, courseTestbed } from '../courses/testing/course-testbed.ts'
import { moveLessonCode } from './move-lesson-code.ts'

let server: TestApp
let testbed: CourseTestbed
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ RUN_LIMIT_PER_MINUTE: '5', SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  testbed = courseTestbed(server.database)
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const python = '```python run\nprint(input())\n```'
const notes = `Read.

${python}

\`\`\`cpp run
int main() {}
\`\`\`

\`\`\`input
5
\`\`\`

\`\`\`quiz
How many?
- [ ] wrong-choice
- [x] right-choice
- [x] other-right-choice
> Because of the secret-explanation.
\`\`\``

/** The ids of the blocks, as a page with these notes has them. */
function blockIds(text: string): string[] {
  return parseNotes(text).parts.flatMap((part) => (part.kind === 'program' ? [part.id] : []))
}

async function openLesson(written = notes) {
  const courseId = await testbed.addCourse()
  const lessonId = await testbed.addLesson(courseId, { notes: written })
  const learner = await server.signUp()
  await testbed.give(courseId, learner.user._id)
  const path = `/course/lesson/${lessonId}`
  return {
    ...{ courseId, lessonId, learner, path },
    save: (part: string, text: string, { revision = 0, block = 1, page = written } = {}) =>
      learner.send('PUT', `${path}/code/${block}/${part}`, {
        text,
        revision,
        blockId: blockIds(page)[block - 1] ?? 'gone',
      }),
    run: (change: object = {}, who = learner) => who.send('POST', `${path}/run`, { ...program(), ...change }),
    answer: (quiz: string, chosen: readonly number[]) =>
      learner.send('POST', `${path}/quiz`, { quiz, chosen }),
    work: async () => (await learner.get(`${path}/work`)).json<LessonWork>(),
    quizId: async () => {
      const lesson = (await learner.get(path)).json<Lesson>()
      return /quiz id=(\w+)/.exec(lesson.notes)?.[1] ?? ''
    },
    rewrite: async (text: string) => {
      const body = { title: 'A lesson', kind: 'written', notes: text }
      expect((await admin.send('PUT', `/admin/lesson/${lessonId}`, body)).statusCode).toBe(200)
    },
  }
}

const program = () => ({
  ...{ block: 1, language: 'python', code: 'print(input())', input: '5' },
  requestKey: randomUUID(),
})

test('a program runs on its input without a problem, and leaves neither submission nor day', async () => {
  const { learner, run } = await openLesson()
  await using _judge = await judgeJobs(server.database, () => ({}))

  const answer = await run()

  expect(answer.statusCode).toBe(200)
  expect(answer.json<LessonRun>()).toMatchObject({ status: 'Accepted', stdout: 'typed\n', exitCode: 0 })
  const [job] = await server.database.queries
    .select()
    .from(schema.judgeJob)
    .where(eq(schema.judgeJob.userId, learner.user._id))
  expect(job).toMatchObject({ kind: 'lesson', problemId: null, customInputs: ['5'] })
  expect((await learner.get(`/problem/submittedProblem/${learner.user._id}`)).json()).toEqual([])
  expect((await learner.get('/submission/history')).json()).toEqual([])
  expect((await learner.get('/progress/streak')).json()).toMatchObject({ days: 0 })
  expect((await learner.get(`/submission/result/${job?.id}`)).statusCode).toBe(404)
})

test('the same request under its key runs once and is answered twice', async () => {
  const { learner, run } = await openLesson()
  const request = program()
  await using judge = await judgeJobs(server.database, () => ({}))

  const answers = [await run(request), await run(request)]
  await judge.drain()

  expect(answers[1]?.json()).toEqual(answers[0]?.json())
  const mine = eq(schema.judgeJob.userId, learner.user._id)
  expect(await server.database.queries.$count(schema.judgeJob, mine)).toBe(1)
})

test.each([
  ['another program', { code: 'print(2)' }],
  ['another input', { input: '6' }],
  ['another language', { language: 'cpp' }],
])('a key that was used is refused for %s', async (_, change) => {
  const { run } = await openLesson()
  const request = program()
  await using _judge = await judgeJobs(server.database, () => ({}))
  await run(request)

  const answer = await run({ ...request, ...change })

  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'request_key_used' }])
})

test('the same key is of other work in another lesson, and for a problem', async () => {
  const [one, other] = [await openLesson(), await openLesson()]
  await testbed.give(other.courseId, one.learner.user._id)
  const problemId = await server.addProblem({ title: 'With the same key' })
  const { block: _, input: __, ...request } = program()
  await using _judge = await judgeJobs(server.database, () => ({}))

  const answers = [
    await one.learner.send('POST', `/submission/run/${problemId}`, request),
    await one.run(request),
    await other.run(request, one.learner),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const mine = eq(schema.judgeJob.userId, one.learner.user._id)
  expect(await server.database.queries.$count(schema.judgeJob, mine)).toBe(3)
})

test('the database takes a job without a problem only for a lesson, and no job of a lesson with one', async () => {
  const { learner } = await openLesson()
  const problemId = await server.addProblem({ title: 'Not of a lesson' })
  const { queries } = server.database
  const job = {
    userId: learner.user._id,
    problemRevision: 0,
    language: 'python',
    code: 'x',
    priority: 0,
  } as const
  const add = (facts: { readonly kind: 'run' | 'lesson'; readonly problemId: string | null }) =>
    queries.insert(schema.judgeJob).values({ id: randomUUID(), ...job, customInputs: [], ...facts })

  const refusal = { cause: { constraint: 'judge_job_problem_check' } }
  await expect(add({ kind: 'run', problemId: null })).rejects.toMatchObject(refusal)
  await expect(add({ kind: 'lesson', problemId })).rejects.toMatchObject(refusal)
})

test('runs of lessons and of problems are counted together against the limit', async () => {
  const { learner, run } = await openLesson()
  const problemId = await server.addProblem({ title: 'Counted together' })
  await using _judge = await judgeJobs(server.database, () => ({}))
  for (let time = 0; time < 5; time++) await run()

  const inLesson = await run()
  const inProblem = await learner.send('POST', `/submission/run/${problemId}`, {
    code: 'print(1)',
    language: 'python',
  })

  expect([inLesson.statusCode, inProblem.statusCode]).toEqual([429, 429])
})

test.each([
  ['code that is too long', { code: 'x'.repeat(64 * 1024 + 1) }, 'Code must be at most 64 KB'],
  ['an input that is too long', { input: '1'.repeat(64 * 1024 + 1) }, 'The input must be at most 64 KB'],
  ['no code', { code: ' \n' }, 'Write some code first: there is nothing to judge yet'],
])('%s is refused', async (_, change, message) => {
  const { run } = await openLesson()

  const answer = await run(change)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ message }] })
})

test.each([
  ['a block that is not there', { block: 2 }],
  ['a language that the block has not', { language: 'java' }],
])('a run of %s is refused with the way out', async (_, change) => {
  const { run } = await openLesson()

  const answer = await run(change)

  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'lesson_changed' }])
})

test('what was changed is kept for its learner alone, and a reset follows the author again', async () => {
  const { save, work, learner, courseId, path } = await openLesson()
  const other = await server.signUp()
  await testbed.give(courseId, other.user._id)

  await save('python', 'print(2)\0')
  await save('input', '7')
  const changed = await work()
  await save('python', 'print(input())', { revision: 1 })
  const reset = await work()

  expect(changed.code.toSorted((one, other) => one.part.localeCompare(other.part))).toMatchObject([
    { block: 1, part: 'input', text: '7', revision: 1 },
    { block: 1, part: 'python', text: 'print(2)\0', revision: 1 },
  ])
  expect(reset.code.find(({ part }) => part === 'python')).toMatchObject({ text: null, revision: 2 })
  expect((await other.get(`${path}/work`)).json()).toEqual({ blocks: blockIds(notes), code: [], answers: [] })
  expect((await learner.get('/user/download')).statusCode).toBe(200)
})

test.each([
  ['python', 'x'.repeat(64 * 1024 + 1), 'Code must be at most 64 KB'],
  ['input', '1'.repeat(64 * 1024 + 1), 'The input must be at most 64 KB'],
  ['input', '1\0', 'The input must hold neither a NUL character nor half a character'],
])('a text of %s that Run would refuse is not kept, and the answer names it', async (part, text, message) => {
  const { save, work } = await openLesson()

  const answer = await save(part, text)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'text', message }] })
  expect((await work()).code).toEqual([])
})

test('a save on top of a newer one is refused and loses nothing', async () => {
  const { save, work } = await openLesson()
  await save('python', 'first')
  await save('python', 'second', { revision: 1 })

  const late = await save('python', 'from an old window', { revision: 1 })

  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'draft_changed' }])
  expect((await work()).code).toMatchObject([{ text: 'second', revision: 2 }])
})

test('a new version of the lesson loses no changed program: it follows its block', async () => {
  const { save, work, rewrite } = await openLesson(`${python}\n\nWords.\n\n${python.replace('input()', '1')}`)
  await save('python', 'print("mine")')
  await save('python', 'print("mine, too")', { block: 2 })

  await rewrite(
    `\`\`\`java run\nclass New {}\n\`\`\`\n\nWords.\n\n${notes}\n\n${python.replace('input()', '2')}`,
  )
  const moved = await work()
  await rewrite('Nothing is left.')
  const gone = await work()
  const rows = await server.database.queries.select().from(schema.lessonCode)

  expect(moved.code.toSorted((one, other) => one.block - other.block)).toMatchObject([
    { block: 1, text: 'print("mine, too")' },
    { block: 2, text: 'print("mine")' },
  ])
  expect(gone.code).toEqual([])
  expect(rows.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['print("mine")', 'print("mine, too")']),
  )
})

const two = `${python}\n\nWords.\n\n${python.replace('input()', '2')}`

test('a page from before a change of the notes changes no block that came in the place of its own', async () => {
  const { save, work, rewrite } = await openLesson(two)
  await save('python', 'print("mine")')
  const swapped = `${python.replace('input()', '2')}\n\nWords.\n\n${python}`
  await rewrite(swapped)

  const typed = await save('python', 'typed on the old page', { revision: 1 })
  const reset = await save('python', 'print(input())', { revision: 1 })
  const gone = await save('java', 'x', { page: swapped })
  const { code, blocks } = await work()

  for (const answer of [typed, reset, gone])
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'lesson_changed' }])
  expect(code).toMatchObject([{ block: 2, text: 'print("mine")', revision: 1 }])
  expect(blocks).toEqual(blockIds(swapped))
})

test('a save during a change of the notes waits for it, and is refused', async () => {
  const { save, work, lessonId } = await openLesson(two)
  const after = 'Only words.'
  const { lesson, lessonCode } = schema
  let saving: ReturnType<typeof save> | undefined
  await server.database.queries.transaction(async (tx) => {
    await tx.update(lesson).set({ notes: after }).where(eq(lesson.id, lessonId))
    await moveLessonCode(tx, { lessonId, before: two, after })
    saving = save('python', 'print("late")', { block: 2 })
    const isHeld = await Promise.race([saving.then(() => false), pause(300).then(() => true)])
    expect(isHeld).toBe(true)
  })

  expect((await saving)?.json()).toMatchObject({ code: 'lesson_changed' })
  expect(await work()).toMatchObject({ blocks: [], code: [] })
  const ofLesson = eq(lessonCode.lessonId, lessonId)
  expect(await server.database.queries.$count(lessonCode, ofLesson)).toBe(0)
})

test('code under a number that the notes had no longer stops no change, and comes into no new block', async () => {
  const { work, rewrite, lessonId, learner } = await openLesson(python)
  const { lessonCode } = schema
  const mine = { userId: learner.user._id, lessonId, part: 'python', isOriginal: false, revision: 1 } as const
  await server.database.queries.insert(lessonCode).values([
    { ...mine, block: 1, text: 'of the block' },
    { ...mine, block: 2, text: 'of none' },
  ])

  await rewrite(`${python.replace('input()', '2')}\n\nWords.\n\n${python}`)

  expect((await work()).code).toMatchObject([{ block: 2, text: 'of the block' }])
  const ofLesson = eq(lessonCode.lessonId, lessonId)
  expect(await server.database.queries.$count(lessonCode, ofLesson)).toBe(2)
})

test('a change of the notes rewrites only what moves', async () => {
  const { save, rewrite, lessonId } = await openLesson(two)
  await save('python', 'stays')
  await save('python', 'moves', { block: 2 })
  const writesOf = async () => {
    const { rows } = await server.database.pool.query<{ text: string; xmin: string }>(
      'select text, xmin::text from lesson_code where lesson_id = $1',
      [lessonId],
    )
    return new Map(rows.map(({ text, xmin }) => [text.toString(), xmin]))
  }
  const before = await writesOf()

  await rewrite(two.replace('Words.', `Words.\n\n${python.replace('input()', '3')}`))
  const after = await writesOf()

  expect(after.get('stays')).toBe(before.get('stays'))
  expect(after.get('moves')).not.toBe(before.get('moves'))
})

test('the right choices and the explanation come with the answer, and not before', async () => {
  const { learner, path, answer, quizId, work } = await openLesson()
  const before = await Promise.all([path, `${path}/work`].map((each) => learner.get(each)))
  const id = await quizId()

  const wrong = (await answer(id, [0])).json<QuizAnswer>()
  const half = (await answer(id, [1])).json<QuizAnswer>()
  const right = (await answer(id, [2, 1, 1])).json<QuizAnswer>()

  for (const { body } of before) expect(body).not.toMatch(/\[x\]|secret-explanation/i)
  expect(before[0]?.body).toContain('right-choice')
  expect([wrong.isRight, half.isRight, right.isRight]).toEqual([false, false, true])
  expect(wrong.explanation).toBe('Because of the secret-explanation.')
  expect((await work()).answers).toEqual([{ ...right, chosen: [1, 2] }])
})

test('the id of a quiz does not depend on what is hidden', async () => {
  const [one, other] = [
    await openLesson(),
    await openLesson(notes.replace('[ ] wrong', '[x] wrong').replace('secret', 'x')),
  ]

  expect(await one.quizId()).toMatch(/^\w{16}$/)
  expect(await other.quizId()).toBe(await one.quizId())
})

test.each([
  ['a choice that is not there', [3], 400],
  ['no choice', [], 400],
])('an answer with %s is refused', async (_, chosen, status) => {
  const { answer, quizId } = await openLesson()

  expect((await answer(await quizId(), chosen)).statusCode).toBe(status)
})

test('a question that the author has changed is a new one', async () => {
  const { answer, quizId, rewrite, work } = await openLesson()
  const id = await quizId()
  await answer(id, [0])

  await rewrite(notes.replace('How many?', 'How few?'))

  expect((await work()).answers).toEqual([])
  expect((await answer(id, [0])).json()).toMatchObject({ code: 'lesson_changed' })
})

test('whoever may not open the lesson does nothing in it', async () => {
  const { path, learner, run } = await openLesson()
  const stranger = await server.signUp()
  const ask = (who: Visitor) =>
    Promise.all([
      who.get(`${path}/work`),
      who.send('PUT', `${path}/code/1/python`, { text: 'x', revision: 0, blockId: 'x' }),
      run({}, who),
      who.send('POST', `${path}/quiz`, { quiz: 'x', chosen: [0] }),
    ])

  const strange = await ask(stranger)
  await testbed.expire()
  const late = await ask(learner)
  const visitor = await server.request({ method: 'GET', url: `/api${path}/work` })

  expect(strange.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(4).fill('not_enrolled'))
  expect(late.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(4).fill('course_expired'))
  expect(visitor.statusCode).toBe(401)
})

test('more programs than a lesson holds are refused with the field', async () => {
  const { lessonId } = await openLesson()
  const body = { title: 'A lesson', kind: 'written', notes: Array(51).fill(python).join('\n') }

  const answer = await admin.send('PUT', `/admin/lesson/${lessonId}`, body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    errors: [{ field: 'notes', message: expect.stringContaining('at most 50 programs') }],
  })
})

test('notes with a block that cannot be read are refused with its line', async () => {
  const { lessonId } = await openLesson()

  const body = {
    title: 'A lesson',
    kind: 'written',
    notes: 'Words.\n\n```quiz\nWhich?\n- [ ] one\n- [ ] two\n```',
  }
  const answer = await admin.send('PUT', `/admin/lesson/${lessonId}`, body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    errors: [{ field: 'notes', message: expect.stringContaining('Line 3: A quiz needs a right choice') }],
  })
})
