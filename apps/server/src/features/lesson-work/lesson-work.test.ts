import { randomUUID } from 'node:crypto'
import type { Lesson, LessonRun, LessonWork, QuizAnswer } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type CourseBed, courseBed } from '../courses/testing/course-bed.ts'

let server: TestApp
let bed: CourseBed
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ RUN_LIMIT_PER_MINUTE: '5', SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  bed = courseBed(server.database)
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

async function openLesson(text = notes) {
  const courseId = await bed.addCourse()
  const lessonId = await bed.addLesson(courseId, { notes: text })
  const learner = await server.signUp()
  await bed.give(courseId, learner.user._id)
  const path = `/course/lesson/${lessonId}`
  return {
    ...{ courseId, lessonId, learner, path },
    save: (part: string, text: string, revision = 0, block = 1) =>
      learner.send('PUT', `${path}/code/${block}/${part}`, { text, revision }),
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
  await bed.give(courseId, other.user._id)

  await save('python', 'print(2)\0')
  await save('input', '7')
  const changed = await work()
  await save('python', 'print(input())', 1)
  const reset = await work()

  expect(changed.code.toSorted((one, other) => one.part.localeCompare(other.part))).toMatchObject([
    { block: 1, part: 'input', text: '7', revision: 1 },
    { block: 1, part: 'python', text: 'print(2)\0', revision: 1 },
  ])
  expect(reset.code.find(({ part }) => part === 'python')).toMatchObject({ text: null, revision: 2 })
  expect((await other.get(`${path}/work`)).json()).toEqual({ code: [], answers: [] })
  expect((await learner.get('/user/download')).statusCode).toBe(200)
})

test('a save on top of a newer one is refused and loses nothing', async () => {
  const { save, work } = await openLesson()
  await save('python', 'first')
  await save('python', 'second', 1)

  const late = await save('python', 'from an old window', 1)

  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'draft_changed' }])
  expect((await work()).code).toMatchObject([{ text: 'second', revision: 2 }])
})

test('a new version of the lesson loses no changed program: it follows its block', async () => {
  const { save, work, rewrite } = await openLesson(`${python}\n\nWords.\n\n${python.replace('input()', '1')}`)
  await save('python', 'print("mine")')
  await save('python', 'print("mine, too")', 0, 2)

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
      who.send('PUT', `${path}/code/1/python`, { text: 'x', revision: 0 }),
      run({}, who),
      who.send('POST', `${path}/quiz`, { quiz: 'x', chosen: [0] }),
    ])

  const strange = await ask(stranger)
  await bed.expire()
  const late = await ask(learner)
  const visitor = await server.request({ method: 'GET', url: `/api${path}/work` })

  expect(strange.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(4).fill('not_enrolled'))
  expect(late.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(4).fill('course_expired'))
  expect(visitor.statusCode).toBe(401)
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
