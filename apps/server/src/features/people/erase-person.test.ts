import type { LessonWork } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const code = { code: 'print(1)', language: 'python' }

/** All rows that contain the id or e-mail anywhere, as "table: row"; the audit log may contain the bare id. */
async function traces(...words: string[]): Promise<string[]> {
  const { pool } = server.database
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'audit_event'`,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const rows = await pool.query<{ row: string }>(`select one::text as row from "${name}" one`)
    for (const { row } of rows.rows) {
      if (words.some((word) => row.includes(word))) found.push(`${name}: ${row.slice(0, 80)}`)
    }
  }
  return found
}

/** Changes a program of a lesson and answers a quiz. */
async function workInLesson(learner: Visitor) {
  const testbed = courseTestbed(server.database)
  const courseId = await testbed.addCourse()
  const notes = '```python run\nprint(1)\n```\n\n```quiz\nWhich?\n- [x] one\n- [ ] two\n```'
  const lesson = `/course/lesson/${await testbed.addLesson(courseId, { notes })}`
  await testbed.give(courseId, learner.user._id)
  const { blocks } = (await learner.get(`${lesson}/work`)).json<LessonWork>()
  await learner.send('PUT', `${lesson}/code/1/python`, { text: 'mine', revision: 0, blockId: blocks[0] })
  const quiz = /id=(\w+)/.exec((await learner.get(lesson)).body)?.[1]
  await learner.send('POST', `${lesson}/quiz`, { quiz, chosen: [1] })
}

test('a person who deletes the account leaves no trace but the bare id in the audit log', async () => {
  const learner = await server.signUp('Vanishing')
  const { _id, emailId } = learner.user
  const problemId = await server.addProblem({ title: 'Solved by who is erased' })
  {
    await using _judge = await judgeJobs(server.database, () => ({}))
    await learner.send('POST', `/submission/submit/${problemId}`, code)
  }
  await learner.send('PUT', `/draft/${problemId}/python`, { code: 'x', revision: 0 })
  await learner.send('PUT', `/customInputs/${problemId}`, { inputs: ['1 2'] })
  await learner.get(`/problem/problemById/${problemId}`)
  await learner.send('PUT', `/note/${problemId}`, { text: 'Mind the edges', revision: 0 })
  await learner.send('PUT', `/lists/favourites/problem/${problemId}`)
  await learner.send('PUT', `/finding/review/${problemId}`)
  await learner.send('POST', `/problem/report/${problemId}`, { about: 'statement', text: 'It is unclear.' })
  await workInLesson(learner)
  const message = { name: 'Vanishing', email: emailId, subject: 'Soon gone', message: 'Farewell.' }
  const { _id: ticketId } = (await learner.send('POST', '/contact/message', message)).json<{ _id: string }>()
  await admin.send('POST', `/admin/ticket/${ticketId}/answer`, { message: 'Farewell.' })
  const wrong = { emailId, password: 'not the password' }
  await server.request({ method: 'POST', url: '/api/user/login', payload: wrong })
  await server.request({ method: 'POST', url: '/api/user/forgotPassword', payload: { emailId } })
  const tables = new Set((await traces(_id, emailId)).map((trace) => trace.split(':')[0]))

  const answer = await learner.send('DELETE', `/user/deleteProfile/${_id}`)

  expect(answer.statusCode).toBe(200)
  expect([...tables].sort()).toEqual([
    'account',
    'active_day',
    'course_grant',
    'custom_inputs',
    'draft',
    'enrolment',
    'judge_job',
    'lesson_code',
    'lesson_quiz_answer',
    'problem_list',
    'problem_note',
    'problem_report',
    'problem_visit',
    'rate_limit',
    'review_choice',
    'session',
    'solved',
    'submission',
    'ticket',
    'ticket_message',
    'user',
    'verification',
  ])
  expect(await traces(_id, emailId)).toEqual([])
  expect((await learner.get('/user/check')).statusCode).toBe(401)
})

test('whoever tried to pay leaves no counter of that', async () => {
  const learner = await server.signUp()
  const premium = (await learner.send('POST', '/premium/premiumdetails', {})).json<{ id: string }>()
  const order = (await learner.get(`/premium/subscription/${premium.id}`)).json<{ id: string }>()
  const failed = await learner.send('POST', `/test-checkout/${order.id}`, { outcome: 'failure' })

  await learner.send('DELETE', `/user/deleteProfile/${learner.user._id}`)

  expect(failed.json()).toMatchObject({ error: { metadata: { order_id: order.id } } })
  expect(await traces(learner.user._id)).toEqual([])
})

test('the email of an erased account can be used again', async () => {
  const learner = await server.signUp()
  await admin.send('DELETE', `/user/deleteProfile/${learner.user._id}`)

  const payload = { firstName: 'New', emailId: learner.user.emailId, password, terms: true }
  const answer = await server.request({ method: 'POST', url: '/api/user/register', payload })

  expect(answer.statusCode).toBe(200)
})

test('what somebody made for others stays without their name', async () => {
  const problemId = await server.addProblem({ title: 'Left behind' })
  const { queries } = server.database
  const problems = await queries.select().from(schema.problem)
  const author = problems.find(({ id }) => id === problemId)?.creatorId

  const answer = await admin.send('DELETE', `/user/deleteProfile/${author}`)

  expect(answer.statusCode).toBe(200)
  expect((await admin.get(`/problem/problemById/${problemId}`)).statusCode).toBe(200)
  expect(await traces(author ?? 'nobody')).toEqual([])
})

test('work that is being judged ends with its person', async () => {
  const learner = await server.signUp()
  const problemId = await server.addProblem({ title: 'Never judged' })
  const reached = Promise.withResolvers<void>()
  const erased = Promise.withResolvers<void>()
  await using _judge = await judgeJobs(server.database, async () => {
    reached.resolve()
    await erased.promise
    return {}
  })
  const submitted = learner.send('POST', `/submission/submit/${problemId}`, code)
  await reached.promise

  const answer = await admin.send('DELETE', `/user/deleteProfile/${learner.user._id}`)
  erased.resolve()

  expect(answer.statusCode).toBe(200)
  expect((await submitted).statusCode).toBe(202)
  expect(await traces(learner.user._id)).toEqual([])
})
