import { schema } from '@codedojo/db'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fakeKey } from '../../testing/fake-youtube/answer-question.ts'
import { type FakeYoutube, startFakeYoutube } from '../../testing/fake-youtube/fake-youtube.ts'
import { quotaMessage, type YoutubeTrouble } from '../../testing/fake-youtube/youtube-trouble.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'

const { course, lesson } = schema
const playlistid = 'PLloops0123456789'
const video = (name: string) => ({ id: name.padEnd(11, '_').slice(0, 11), title: name, duration: 'PT2M' })

async function addCourse(admin: Visitor): Promise<string> {
  const body = {
    ...{ CourseName: 'Loops', CourseDescription: 'Again.', CourseMentor: 'Grace', CoursePrice: 499 },
    ...{ validityDays: 90, playlistid },
  }
  return (await admin.send('POST', '/course/addCourse', body)).json<{ _id: string }>()._id
}

async function openTestbed(fake: FakeYoutube | null) {
  const server = await startApp(fake?.settings ?? {})
  const admin = await server.signUpAdmin()
  const learner = await server.signUp()
  return {
    server,
    admin,
    learner,
    enrol: (courseId: string) => courseTestbed(server.database).give(courseId, learner.user._id),
    read: (courseId: string) => admin.send('POST', `/admin/course/${courseId}/playlist`),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

function shownLessons({ database }: TestApp, courseId: string) {
  return database.queries
    .select({ title: lesson.title, kind: lesson.kind, hidden: sql<boolean>`hidden_at is not null` })
    .from(lesson)
    .where(sql`course_id = ${courseId} and deleted_at is null`)
    .orderBy(asc(lesson.position))
}

const titles = async (server: TestApp, courseId: string) =>
  (await shownLessons(server, courseId)).filter(({ hidden }) => !hidden).map(({ title }) => title)

/** Sets the time of the last import attempt. */
const askedAgo = ({ database }: TestApp, ago: string) =>
  database.queries.update(course).set({ playlistAskedAt: sql`now() - ${ago}::interval` })

/** The claim is stored before any response, while the import itself runs in the background. */
const askedAt = ({ database }: TestApp) =>
  database.queries.select({ askedAt: course.playlistAskedAt }).from(course)

test('a course with a playlist gets its videos as lessons when it is saved', async () => {
  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistid, [
    video('For'),
    { ...video('Hidden'), hidden: 'Private video' },
    video('While'),
  ])
  await using testbed = await openTestbed(fake)

  const courseId = await addCourse(testbed.admin)
  const managed = (await testbed.admin.get(`/admin/course/${courseId}`)).json()

  expect(managed).toMatchObject({ canReadPlaylists: true, playlistTrouble: '', totalSeconds: 240 })
  expect(managed.lessonList).toMatchObject([
    { title: 'For', kind: 'service', seconds: 120, videoId: 'For________' },
    { title: 'While', thumbnail: 'https://i.ytimg.com/vi/While______/mqdefault.jpg' },
  ])
})

test('reading again adds what came, hides what went and shows what is back', async () => {
  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistid, [video('For'), video('While')])
  await using testbed = await openTestbed(fake)
  const courseId = await addCourse(testbed.admin)

  fake.playlists.set(playlistid, [video('Do'), video('While')])
  const second = await testbed.read(courseId)
  const now = await titles(testbed.server, courseId)
  fake.playlists.set(playlistid, [video('Do'), { ...video('While'), title: 'While true' }, video('For')])
  const third = await testbed.read(courseId)

  expect(second.json()).toMatchObject({ added: 1, hidden: 1, lessons: 2 })
  expect(now).toEqual(['Do', 'While'])
  expect(third.json()).toMatchObject({ added: 0, hidden: 0, lessons: 3 })
  expect(await titles(testbed.server, courseId)).toEqual(['Do', 'While true', 'For'])
  const events = await testbed.admin.get('/admin/audit?action=course.playlist_read')
  expect(events.json()).toMatchObject([{ after: { added: 0, lessons: 3 } }, { after: { added: 1 } }])
})

test('what an author has done to the lessons stays', async () => {
  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistid, [video('For'), video('While'), video('Do')])
  await using testbed = await openTestbed(fake)
  const { server, admin } = testbed
  const courseId = await addCourse(admin)
  const managed = await admin.get(`/admin/course/${courseId}`)
  const [first, second, third] = managed.json<{ lessonList: { _id: string; title: string }[] }>().lessonList
  const order = { lessons: [third?._id, second?._id, first?._id] }
  await admin.send('PUT', `/admin/course/${courseId}/lessons`, order)
  await admin.send('DELETE', `/admin/lesson/${second?._id}`)
  const named = { title: 'Count with for', kind: 'service', notes: 'Off by one.' }
  await admin.send('PUT', `/admin/lesson/${first?._id}`, named)

  fake.playlists.set(playlistid, [video('New'), ...(fake.playlists.get(playlistid) ?? [])])
  await testbed.read(courseId)

  expect(await titles(server, courseId)).toEqual(['Do', 'Count with for', 'New'])
})

test('opening the content reads an old copy again, once, and leaves a young one alone', async () => {
  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistid, [video('For')])
  await using testbed = await openTestbed(fake)
  const courseId = await addCourse(testbed.admin)
  await testbed.enrol(courseId)
  const open = () => testbed.learner.get(`/course/content/${courseId}`)
  const asked = await askedAt(testbed.server)
  await open()
  const young = await askedAt(testbed.server)

  fake.playlists.set(playlistid, [video('For'), video('While')])
  await askedAgo(testbed.server, '11 minutes')
  await Promise.all([open(), open(), open()])
  await expect.poll(() => titles(testbed.server, courseId)).toEqual(['For', 'While'])

  expect(young).toEqual(asked)
  expect(fake.asked.filter((asked) => asked.includes('playlistItems'))).toHaveLength(2)
})

test.each<{ trouble: YoutubeTrouble; words: string }>([
  { trouble: { kind: 'quota' }, words: quotaMessage },
  { trouble: { kind: 'forbidden' }, words: 'The request is not properly authorized.' },
  ...(['fault', 'html', 'nonsense', 'cut', 'lost'] as const).map((kind) => ({
    trouble: { kind },
    words: 'Failed to load videos. Please try again later.',
  })),
])(
  'learners are told why there are no videos, and the course is saved all the same: $trouble.kind',
  async ({ trouble, words }) => {
    await using fake = await startFakeYoutube()
    fake.playlists.set(playlistid, [video('For')])
    fake.troubleAt(/playlistItems/, trouble, trouble)
    await using testbed = await openTestbed(fake)

    const courseId = await addCourse(testbed.admin)
    await testbed.enrol(courseId)
    const content = await testbed.learner.get(`/course/content/${courseId}`)

    expect(content.json()).toMatchObject({ playlistTrouble: words, lessons: [] })
    expect(content.body).not.toContain(fakeKey)
  },
)

test('while it fails it is asked ever more rarely, and lessons that there are stay', async () => {
  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistid, [video('For')])
  await using testbed = await openTestbed(fake)
  const courseId = await addCourse(testbed.admin)
  await testbed.enrol(courseId)
  fake.troubleAt(/playlistItems/, { kind: 'forbidden' })
  expect((await testbed.read(courseId)).json()).toMatchObject({
    code: 'video_service',
    message: 'The request is not properly authorized.',
  })

  // The last success was 90 minutes ago, the last attempt 60 minutes after it: the next one is due an hour after that.
  await testbed.server.database.queries
    .update(course)
    .set({ playlistReadAt: sql`now() - interval '90 minutes'` })
    .where(eq(course.id, courseId))
  await askedAgo(testbed.server, '30 minutes')
  const asked = await askedAt(testbed.server)
  const content = await testbed.learner.get(`/course/content/${courseId}`)

  expect(content.json()).toMatchObject({ lessons: [{ title: 'For' }] })
  expect(await askedAt(testbed.server)).toEqual(asked)
})

test('a new playlist of an old course is asked for again soon after its first failure', async () => {
  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistid, [video('For')])
  fake.troubleAt(/playlistItems/, { kind: 'forbidden' })
  await using testbed = await openTestbed(fake)
  const courseId = await addCourse(testbed.admin)
  await testbed.enrol(courseId)
  const { queries } = testbed.server.database
  await queries.update(course).set({ createdAt: sql`now() - interval '1 year'` })

  await askedAgo(testbed.server, '11 minutes')
  await testbed.learner.get(`/course/content/${courseId}`)

  await expect.poll(() => titles(testbed.server, courseId)).toEqual(['For'])
})

test('without a key the whole playlist is one lesson, until the list could be read', async () => {
  await using testbed = await openTestbed(null)
  const courseId = await addCourse(testbed.admin)
  await testbed.enrol(courseId)

  const content = (await testbed.learner.get(`/course/content/${courseId}`)).json()
  const written = () => testbed.server.database.queries.select({ by: sql<string>`xmin::text` }).from(lesson)
  const once = await written()
  await testbed.learner.get(`/course/content/${courseId}`)
  const twice = await written()
  const refused = await testbed.read(courseId)

  expect(twice).toEqual(once)
  expect(content).toMatchObject({ playlistTrouble: '', lessons: [{ kind: 'playlist', title: 'Loops' }] })
  const one = await testbed.learner.get(`/course/lesson/${content.lessons[0]._id}`)
  expect(one.json()).toMatchObject({ videoId: playlistid, source: '' })
  expect(refused.json()).toMatchObject({ code: 'video_service' })

  await using fake = await startFakeYoutube()
  fake.playlists.set(playlistid, [video('For')])
  const { makeYoutube } = await import('../../providers/video-service/index.ts')
  const { makePlaylistImporter } = await import('./playlist-importer.ts')
  const service = makeYoutube({ apiKey: fakeKey, baseUrl: String(fake.settings.YOUTUBE_BASE_URL) })
  const { database } = testbed.server
  await using reader = makePlaylistImporter({ database, service, log: () => undefined })
  await reader.follow(courseId)
  expect(await titles(testbed.server, courseId)).toEqual(['For'])
})

test("what went wrong with a key is nobody's trouble without one", async () => {
  await using testbed = await openTestbed(null)
  const courseId = await addCourse(testbed.admin)
  await testbed.enrol(courseId)
  await testbed.server.database.queries.update(course).set({ playlistTrouble: quotaMessage })

  const content = (await testbed.learner.get(`/course/content/${courseId}`)).json()

  expect(content).toMatchObject({ playlistTrouble: '', lessons: [{ kind: 'playlist' }] })
})

test('a course without a playlist has none to read', async () => {
  await using testbed = await openTestbed(null)
  const courseId = await courseTestbed(testbed.server.database).addCourse()

  expect((await testbed.read(courseId)).json()).toMatchObject({ code: 'no_playlist' })
})
