import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { LessonWork } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest } from '../contests/testing/add-contest.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'
import { submissionsPart } from './parts/submissions.ts'
import { readProblemNames } from './problem-names.ts'
import { unzip } from './testing/unzip.ts'

let server: TestApp
let problemId: string
beforeAll(async () => {
  server = await startApp()
  const signature = { function: 'subtract(a: int, b: int): int', input: 'a b' }
  problemId = await server.addProblem({ title: 'Two Sums', signature })
})
afterAll(() => server[Symbol.asyncDispose]())

async function taken(who: Visitor) {
  const answer = await who.get('/user/download')
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const files = await unzip(answer.rawPayload)
  const json = (path: string) => JSON.parse(files.get(path) ?? 'null')
  return { answer, files, json, whole: [...files.entries()].flat().join('\n') }
}

async function submit(who: Visitor, code: string, path = `/submission/submit/${problemId}`) {
  const hidden = { status: 'Wrong Answer', stdout: 'CANARY printed', stderr: 'CANARY error' } as const
  await using _judge = await judgeJobs(server.database, ({ isVisible }) => (isVisible ? {} : hidden))
  const answer = await who.send('POST', path, { code, language: 'python' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

const asChunks = (content: Uint8Array | Readable) => (content instanceof Readable ? content : [content])

test('the archive explains itself', async () => {
  const ada = await server.signUp('Ada')

  const { answer, files } = await taken(ada)

  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="codedojo-[\d-]+\.zip"$/)
  expect(answer.headers['cache-control']).toBe('no-store')
  const readme = files.get('README.md') ?? ''
  expect(readme).toContain('What CodeDojo keeps about Ada')
  for (const path of files.keys()) {
    const place = path.includes('/') ? `${path.split('/')[0]}/` : path
    if (path !== 'README.md') expect(readme).toContain(`- \`${place}\`: `)
  }
})

test('account, settings and ways to sign in are in it, and nothing that opens them', async () => {
  const ada = await server.signUp('Ada')
  await ada.send('PATCH', '/settings', { timeZone: 'Asia/Kolkata' })

  const { json, whole } = await taken(ada)

  expect(json('profile.json')).toMatchObject({ firstName: 'Ada', email: ada.user.emailId, role: 'user' })
  expect(json('settings.json').timeZones).toMatchObject([{ zone: 'Asia/Kolkata' }])
  expect(json('sign-in.json')).toMatchObject({
    ways: [{ way: 'password' }],
    sessions: [{ ipAddress: '127.0.0.1' }],
  })
  const { queries } = server.database
  const [session] = await queries.select().from(schema.session).where(eq(schema.session.userId, ada.user._id))
  expect(whole).not.toContain(session?.token ?? 'no session')
  expect(whole).not.toContain('$argon2')
})

test('each submission is a source file, and the index tells what became of it', async () => {
  const ada = await server.signUp()
  await submit(ada, 'print("first")')
  await submit(ada, 'print("second")')

  const { files, json, whole } = await taken(ada)

  const index = json('submissions/index.json')
  expect(index).toHaveLength(2)
  expect(index[0]).toMatchObject({ problemTitle: 'Two Sums', status: 'Wrong Answer', testCasesPassed: 1 })
  const texts = index.map(({ file }: { file: string }) => files.get(file))
  expect(texts).toEqual(['print("second")', 'print("first")'])
  expect(index[0].file).toMatch(/^submissions\/two-sums\/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-python(-2)?\.py$/)
  expect(whole).not.toContain('CANARY')
})

test('what is submitted while the archive is made mixes up nothing', async () => {
  const ada = await server.signUp()
  await submit(ada, 'print("first")')
  const { database } = server
  const owner = { database, userId: ada.user._id, problems: await readProblemNames(database) }
  const entries = await submissionsPart.entries(owner)
  await submit(ada, 'print("too late")')

  const texts: string[] = []
  for (const { content } of entries) texts.push(await text(Readable.from(asChunks(await content()))))

  const [index = '', , , ...sources] = texts
  expect(JSON.parse(index)).toHaveLength(1)
  expect(sources).toEqual(['print("first")'])
})

test('a contest that runs tells no more here than anywhere else', async () => {
  const ada = await server.signUp()
  const inRound = await server.addProblem({ title: 'In the round' })
  const contestId = await insertContest(server.database, { problems: [inRound], people: [ada.user._id] })
  await submit(ada, 'print("in the round")', `/contest/${contestId}/problem/A/submit`)

  const { json } = await taken(ada)

  expect(json('submissions/index.json')).toMatchObject([
    { status: 'Wrong Answer', testCasesPassed: null, errorMessage: null, runtime: null },
  ])
  expect(json('contests.json').contests).toMatchObject([{ contest: 'Autumn round', place: null }])
})

test('what somebody wrote and chose for themselves is in it', async () => {
  const ada = await server.signUp()
  await ada.send('PUT', `/draft/${problemId}/java`, { code: 'class Main {}', revision: 0 })
  const method = { code: 'class Solution {}', mode: 'function', revision: 0 }
  await ada.send('PUT', `/draft/${problemId}/java`, method)
  await ada.send('PUT', `/customInputs/${problemId}`, { inputs: ['2\n1 2\n'] })
  const { queries } = server.database
  const mine = { userId: ada.user._id, problemId }
  await queries.insert(schema.problemNote).values({ ...mine, text: '# Look for pairs', revision: 1 })
  const list = { id: crypto.randomUUID(), userId: ada.user._id, name: 'For Monday' }
  await queries.insert(schema.problemList).values(list)
  await queries.insert(schema.problemListEntry).values({ listId: list.id, problemId, position: 1 })
  await queries.insert(schema.problemVisit).values(mine)
  await queries.insert(schema.reviewChoice).values({ ...mine, id: crypto.randomUUID(), kind: 'add' })

  const { files, json } = await taken(ada)

  expect(files.get('drafts/two-sums/java.java')).toBe('class Main {}')
  expect(files.get('drafts/two-sums/java-function.java')).toBe('class Solution {}')
  expect(json('drafts/index.json')).toMatchObject([
    { problem: 'Two Sums', file: 'drafts/two-sums/java.java' },
    { problem: 'Two Sums', file: 'drafts/two-sums/java-function.java' },
  ])
  expect(json('own-inputs.json')).toMatchObject([{ problem: 'Two Sums', inputs: ['2\n1 2\n'] }])
  expect(files.get('notes/two-sums.md')).toBe('# Look for pairs')
  expect(json('lists.json')).toMatchObject([{ name: 'For Monday', problems: [{ problem: 'Two Sums' }] }])
  expect(json('practice.json')).toMatchObject({
    visits: [{ problem: 'Two Sums' }],
    reviews: [{ problem: 'Two Sums', kind: 'add' }],
  })
})

test('what somebody said in rooms is in it, without the words and names of others', async () => {
  const [ada, bob] = [await server.signUp('Ada'), await server.signUp('Bob Secret')]
  const { queries } = server.database
  const roomId = crypto.randomUUID()
  await queries.insert(schema.room).values({ id: roomId, kind: 'named', lastPosition: 2, revision: 2 })
  const said = (
    position: number,
    author: Visitor,
    text: string,
    mentions: { _id: string; name: string }[],
  ) => {
    const place = { id: crypto.randomUUID(), roomId, position, revision: position }
    return { ...place, authorId: author.user._id, text, mentions }
  }
  await queries
    .insert(schema.roomMessage)
    .values([
      said(1, bob, 'A word of another', []),
      said(2, ada, 'Thanks, @Bob Secret!', [{ _id: bob.user._id, name: 'Bob Secret' }]),
    ])

  const { json, whole } = await taken(ada)

  expect(json('rooms/messages.json')).toMatchObject([{ room: roomId, text: 'Thanks, @somebody!' }])
  expect(whole).not.toMatch(/Bob Secret|A word of another/)
})

test('talks with assistants, tickets, reports and events are in it', async () => {
  const ada = await server.signUp()
  await ada.send('POST', '/assistant/sahayak', { message: 'Where is my order?' })
  await ada.send('POST', `/problem/report/${problemId}`, { about: 'statement', text: 'It is unclear.' })
  const ticket = { name: 'Ada', email: ada.user.emailId, subject: 'Help', message: 'I cannot see it.' }
  await ada.send('POST', '/contact/message', ticket)

  const { json } = await taken(ada)

  expect(json('conversations/sahayak.json').messages).toMatchObject([
    { role: 'user', text: 'Where is my order?' },
    {},
  ])
  expect(json('conversations/uses.json')).toMatchObject([{ assistant: 'sahayak', provider: 'coach' }])
  expect(json('reports.json')).toMatchObject([{ problem: 'Two Sums', text: 'It is unclear.' }])
  expect(json('tickets.json')).toMatchObject([{ subject: 'Help', messages: [{ text: 'I cannot see it.' }] }])
  expect(json('events.json').map(({ action }: { action: string }) => action)).toContain('user.signed_up')
})

test('orders, courses and certificates are in it', async () => {
  const ada = await server.signUp()
  const testbed = courseTestbed(server.database)
  const courseId = await testbed.addCourse()
  await testbed.give(courseId, ada.user._id)
  const productId = crypto.randomUUID()
  const mug = { id: productId, name: 'Mug', description: 'Holds tea.', pricePaise: 49_900, stock: 10 }
  await server.database.queries.insert(schema.product).values(mug)
  await ada.send('POST', `/goodies/orderid/${productId}`, {})
  const issued = { personName: 'Ada', courseName: 'Graphs', mentor: 'Grace', code: crypto.randomUUID() }
  await server.database.queries
    .insert(schema.certificate)
    .values({ ...issued, userId: ada.user._id, courseId })

  const { json } = await taken(ada)

  expect(json('orders.json')).toMatchObject([{ thing: 'Mug', amountPaise: 49_900, payments: [] }])
  expect(json('courses.json').enrolments).toHaveLength(1)
  expect(json('certificates.json')).toMatchObject([issued])
})

test('nothing of anybody else is in it', async () => {
  const [ada, bob] = [await server.signUp('Ada'), await server.signUp('Bobby')]
  await submit(bob, 'print("of Bobby")')
  await bob.send('PUT', `/draft/${problemId}/cpp`, { code: 'int main() {}', revision: 0 })

  const { whole } = await taken(ada)

  for (const word of [bob.user._id, bob.user.emailId, 'Bobby', 'int main']) expect(whole).not.toContain(word)
})

test('everything can be taken three times an hour', async () => {
  const ada = await server.signUp()

  const codes: number[] = []
  for (let time = 0; time < 4; time++) codes.push((await ada.get('/user/download')).statusCode)

  expect(codes).toEqual([200, 200, 200, 429])
})

test('what was changed and answered in lessons is taken along', async () => {
  const ada = await server.signUp()
  const testbed = courseTestbed(server.database)
  const courseId = await testbed.addCourse()
  const notes = '```python run\nprint(1)\n```\n\n```quiz\nWhich?\n- [x] one\n- [ ] two\n```'
  const lessonId = await testbed.addLesson(courseId, { notes })
  const lesson = `/course/lesson/${lessonId}`
  await testbed.give(courseId, ada.user._id)
  const { blocks } = (await ada.get(`${lesson}/work`)).json<LessonWork>()
  await ada.send('PUT', `${lesson}/code/1/python`, { text: 'print(2)', revision: 0, blockId: blocks[0] })
  const id = /id=(\w+)/.exec((await ada.get(lesson)).body)?.[1]
  await ada.send('POST', `${lesson}/quiz`, { quiz: id, chosen: [1] })

  const files = await unzip((await ada.get('/user/download')).rawPayload)

  expect(JSON.parse(files.get('lessons/programs.json') ?? '')).toEqual([
    {
      ...{ course: 'Loops', lesson: 'A lesson', block: 1, part: 'python', text: 'print(2)' },
      updatedAt: expect.any(String),
    },
  ])
  expect(JSON.parse(files.get('lessons/quiz-answers.json') ?? '')).toMatchObject([{ quiz: id, chosen: [1] }])
})

test('of programs of lessons all that were changed are taken along, whatever became of their block', async () => {
  const ada = await server.signUp()
  const testbed = courseTestbed(server.database)
  const lessonId = await testbed.addLesson(await testbed.addCourse())
  const mine = { userId: ada.user._id, lessonId, part: 'python', revision: 1 } as const
  const changed = Array.from({ length: 501 }, (_, at) => ({
    ...{ ...mine, block: at + 1 },
    ...{ text: `changed ${at + 1}`, isOriginal: false },
  }))
  await server.database.queries
    .insert(schema.lessonCode)
    .values([
      ...changed,
      { ...mine, block: 600, text: 'of the author', isOriginal: true },
      { ...mine, block: 1_000_003, text: 'of a block that is gone', isOriginal: false },
    ])

  const files = await unzip((await ada.get('/user/download')).rawPayload)

  const programs: { block: number | null; text: string }[] = JSON.parse(
    files.get('lessons/programs.json') ?? '',
  )
  const expected = [...changed.map(({ block, text }) => [block, text]), [null, 'of a block that is gone']]
  expect(new Map(programs.map(({ block, text }) => [text, block]))).toEqual(
    new Map(expected.map(([block, text]) => [text, block])),
  )
  expect(programs).toHaveLength(502)
})

test('what would go with the account is counted, and what would stay', async () => {
  const ada = await server.signUp()
  await submit(ada, 'print(1)')
  await ada.send('PUT', `/draft/${problemId}/cpp`, { code: 'x', revision: 0 })
  const testbed = courseTestbed(server.database)
  const courseId = await testbed.addCourse({ takesQuestions: true })
  await testbed.give(courseId, ada.user._id)
  await ada.send('POST', `/course/lesson/${await testbed.addLesson(courseId)}/questions`, { text: 'Why?' })
  await tellOthers(ada)
  const premiumUntil = new Date(Date.now() + 3_600_000)
  const { user } = schema
  await server.database.queries.update(user).set({ premiumUntil }).where(eq(user.id, ada.user._id))

  const preview = await ada.get('/user/deletionPreview')

  expect(preview.json()).toEqual({
    submissions: 1,
    drafts: 1,
    notes: 0,
    certificates: 0,
    lessonQuestions: 1,
    roomMessages: 1,
    contestQuestions: 1,
    reports: 2,
    orders: 0,
    premiumUntil: premiumUntil.toISOString(),
    runningCourses: 1,
  })
})

test('what is counted as staying stays when the account is deleted', async () => {
  const ada = await server.signUp()
  const { queries } = server.database
  const { contestQuestion, problemReport, roomMessage, roomReport } = schema
  const texts = async () => {
    const tables = [roomMessage, contestQuestion, problemReport, roomReport]
    return Promise.all(tables.map((table) => queries.$count(table)))
  }
  const before = await texts()
  await tellOthers(ada)

  await ada.send('DELETE', `/user/deleteProfile/${ada.user._id}`)

  expect(await texts()).toEqual(before.map((count) => count + 1))
})

/** One message in a room, one question in a contest, a report of a problem and a report of the message. */
async function tellOthers(who: Visitor) {
  const { queries } = server.database
  const { contestQuestion, problemReport, room, roomMessage, roomReport } = schema
  const userId = who.user._id
  const id = () => crypto.randomUUID()
  const [roomId, messageId, text] = [id(), id(), 'A word of mine']
  await queries.insert(room).values({ id: roomId, kind: 'named', lastPosition: 1, revision: 1 })
  const place = { id: messageId, roomId, position: 1, revision: 1 }
  await queries.insert(roomMessage).values({ ...place, authorId: userId, text, mentions: [] })
  await queries.insert(roomReport).values({ id: id(), messageId, reporterId: userId, text })
  const contestId = await insertContest(server.database, { problems: [problemId], people: [userId] })
  await queries.insert(contestQuestion).values({ id: id(), contestId, userId, text })
  const about = { about: 'statement', problemVersion: 1 } as const
  await queries.insert(problemReport).values({ id: id(), problemId, userId, text, ...about })
}

test('a deleted note is neither counted nor taken away', async () => {
  const ada = await server.signUp()
  await ada.send('PUT', `/note/${problemId}`, { text: 'Look for pairs', revision: 0 })
  const notes = async () => (await ada.get('/user/deletionPreview')).json<{ notes: number }>().notes
  const before = await notes()
  await ada.send('PUT', `/note/${problemId}`, { text: '', revision: 1 })

  const { files } = await taken(ada)

  expect([before, await notes()]).toEqual([1, 0])
  expect([...files.keys()].filter((path) => path.startsWith('notes/'))).toEqual([])
})
