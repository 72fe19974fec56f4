import { randomUUID } from 'node:crypto'
import { type Call, calls } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { type CourseTestbed, courseTestbed } from './testing/course-testbed.ts'

// Canary strings are planted in all paid content of a course; the responses to every learner call, and the streams, are searched
// for them.

const canary = 'canary-71b3'

let server: TestApp
let testbed: CourseTestbed
let courseId: string
let ids: string[]
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  testbed = courseTestbed(server.database)
  courseId = await testbed.addCourse({ playlistId: `PL${canary}`, playlistTrouble: `${canary} trouble` })
  const lessonId = await testbed.addLesson(courseId, {
    ...{ kind: 'service', notes: `${canary} notes`, description: `${canary} description` },
    ...{
      serviceId: `${canary} id`,
      address: `https://${canary}.example.org/`,
      thumbnail: `https://${canary}/`,
    },
  })
  const addressId = await testbed.addLesson(courseId, {
    kind: 'address',
    address: `https://${canary}.example.org/`,
  })
  const captionId = await testbed.addCaption(lessonId, `WEBVTT\n\n00:00.000 --> 00:01.000\n${canary} words`)
  const fileId = await testbed.addFile(addressId, { name: `${canary}.txt`, content: `${canary} file` })
  await testbed.ask(addressId, (await openOwner()).user._id, `${canary} question`)
  ids = [courseId, lessonId, addressId, fileId, captionId]
})
afterAll(() => server[Symbol.asyncDispose]())

const streams = ['/course/caption/:id', '/course/file/:id', '/course/lesson/:id/video']
const reads = [
  ...Object.values<Call>(calls).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])),
  ...streams,
]
/** Names of lessons and learners are public, so they contain no canaries. */
const changes = [
  ['PUT', '/course/lesson/:id/progress', { played: [[0, 1]], position: 1 }],
  ['PUT', '/course/lesson/:id/mark', { isMarked: true }],
  ['POST', '/premium/premiumdetails', {}],
  ['POST', '/premium/premiumsave', {}],
] as const

/** The calls whose answers contain a canary. */
async function leaksTo(who: Visitor): Promise<string[]> {
  const found: string[] = []
  const note = ({ body }: { readonly body: string }, path: string) => {
    if (body.includes(canary)) found.push(path)
  }
  for (const path of reads) {
    const isOfOne = /:(id|code)\b/.test(path)
    for (const id of isOfOne ? ids : ['']) note(await who.get(path.replace(/:(id|code)\b/, id)), path)
  }
  for (const [method, path, body] of changes) {
    for (const id of ids) note(await who.send(method, path.replace(':id', id), body), path)
  }
  return [...new Set(found)].sort()
}

async function openOwner(): Promise<Visitor> {
  const owner = await server.signUp()
  await testbed.give(courseId, owner.user._id)
  return owner
}

test('whoever the course is not open for gets nothing of it but names', async () => {
  const [stranger, premium, expired, refunded] = [
    await server.signUp(),
    await server.signUp(),
    await openOwner(),
    await openOwner(),
  ]
  await server.database.queries.update(schema.user).set({ premiumUntil: new Date(Date.now() + 3_600_000) })
  await testbed.expire()
  await testbed.takeBack(courseId, refunded.user._id)

  const leaks = [stranger, premium, expired, refunded].map(leaksTo)

  expect(await Promise.all(leaks)).toEqual([[], [], [], []])
})

test('its owner and admins find it: the search itself works', async () => {
  const [owner, admin] = [await openOwner(), await server.signUpAdmin()]

  const [toOwner, toAdmin] = [await leaksTo(owner), await leaksTo(admin)]

  const content = [
    ...['/course/caption/:id', '/course/content/:id', '/course/file/:id', '/course/lesson/:id'],
    '/course/lesson/:id/questions',
  ]
  expect(toOwner).toEqual(expect.arrayContaining([...content, '/premium/premiumdetails']))
  expect(toAdmin).toEqual(expect.arrayContaining(content))
})

test('a draft is there for nobody but admins, and neither are its lessons', async () => {
  const [stranger, draft] = [
    await server.signUp(),
    await testbed.addCourse({ isDraft: true, name: 'Unborn' }),
  ]
  const lessonId = await testbed.addLesson(draft, { title: 'Unborn' })
  const captionId = await testbed.addCaption(lessonId, 'WEBVTT')

  const answers = await Promise.all(
    [
      ...['/course/Allcourses', `/course/getCourse/${draft}`, `/course/content/${draft}`],
      ...[`/course/lesson/${lessonId}`, `/course/caption/${captionId}`, `/course/reviews/${draft}`],
    ].map((path) => stranger.get(path)),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404, 404, 404])
  expect(answers.map((answer) => answer.json<{ code?: string }>().code)).toEqual([
    ...[undefined, 'course_not_found', 'course_not_found'],
    ...['lesson_not_found', 'lesson_not_found', 'course_not_found'],
  ])
  expect(answers.filter(({ body }) => body.includes('Unborn'))).toEqual([])
})

test('of lessons of drafts and deleted courses every call says that there is no such lesson', async () => {
  const stranger = await server.signUp()
  const gone = [
    await testbed.addCourse({ isDraft: true }),
    await testbed.addCourse({ deletedAt: new Date() }),
  ]
  const lessons = await Promise.all(gone.map((id) => testbed.addLesson(id)))

  const answers = await Promise.all(
    lessons.flatMap((id) => [
      stranger.get(`/course/lesson/${id}`),
      stranger.get(`/course/lesson/${id}/video`),
      stranger.send('PUT', `/course/lesson/${id}/progress`, { played: [], position: 0 }),
      stranger.send('PUT', `/course/lesson/${id}/mark`, { isMarked: true }),
    ]),
  )

  const codes = answers.map((answer) => answer.json<{ code: string }>().code)
  expect(codes).toEqual(answers.map(() => 'lesson_not_found'))
})

test('captions are WebVTT for whom the lesson is open for; ids that nothing has are not found', async () => {
  const [owner, stranger] = [await openOwner(), await server.signUp()]
  const [path] = [`/course/caption/${ids.at(-1)}`]

  const [own, refused] = [await owner.get(path), await stranger.get(path)]
  const anonymous = await server.request({ method: 'GET', url: `/api${path}` })
  const absent = await Promise.all(
    [randomUUID(), 'not-an-id', '%00', "'%20or%201=1"].map((id) => owner.get(`/course/caption/${id}`)),
  )

  expect(own.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(own.body).toMatch(/^WEBVTT/)
  expect([refused.statusCode, anonymous.statusCode]).toEqual([403, 401])
  expect(absent.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})
