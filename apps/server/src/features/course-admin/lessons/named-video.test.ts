import type { ManagedLesson } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type FakeYoutube, startFakeYoutube } from '../../../testing/fake-youtube/fake-youtube.ts'
import { startApp } from '../../../testing/start-app.ts'
import { courseTestbed } from '../../courses/testing/course-testbed.ts'

const videoId = 'dQw4w9WgXcQ'

async function openTestbed(fake: FakeYoutube | null) {
  const server = await startApp(fake?.settings ?? {})
  const admin = await server.signUpAdmin()
  const courseId = await courseTestbed(server.database).addCourse()
  return {
    server,
    admin,
    courseId,
    add: (address: string, change: object = {}) => {
      const body = { title: 'A film', kind: 'service', address, ...change }
      return admin.send('POST', `/admin/course/${courseId}/lesson`, body)
    },
    read: async (id: string) => (await admin.get(`/admin/lesson/${id}`)).json<ManagedLesson>(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

test('any address of a video at YouTube makes a lesson that begins where the address says', async () => {
  await using testbed = await openTestbed(null)
  const { server, admin, courseId } = testbed
  const learner = await server.signUp()
  await courseTestbed(server.database).give(courseId, learner.user._id)

  const added = [
    await testbed.add(`https://youtu.be/${videoId}?t=90`),
    await testbed.add(`https://m.youtube.com/watch?v=${videoId}`, { kind: 'address' }),
    await testbed.add(videoId),
  ].map((answer) => answer.json<{ _id: string }>()._id)
  const managed = await Promise.all(added.map(testbed.read))
  const learned = (await learner.get(`/course/lesson/${added[0]}`)).json()

  const own = { kind: 'service', videoId, isOwn: true, seconds: null }
  expect(managed).toMatchObject([
    { ...own, address: `https://www.youtube.com/watch?v=${videoId}&t=90s` },
    { ...own, address: `https://www.youtube.com/watch?v=${videoId}` },
    { ...own, address: `https://www.youtube.com/watch?v=${videoId}` },
  ])
  expect(learned).toMatchObject({ kind: 'service', videoId, startSeconds: 90, source: '' })
  const again = await admin.send('PUT', `/admin/lesson/${managed[0]?._id}`, managed[0])
  expect(again.statusCode).toBe(200)
  expect(await testbed.read(managed[0]?._id ?? '')).toEqual({ ...managed[0], updatedAt: expect.any(String) })
})

test('what begins later is complete when nine tenths of the rest have been played', async () => {
  await using testbed = await openTestbed(null)
  const { server, courseId } = testbed
  const learner = await server.signUp()
  const { addLesson, give } = courseTestbed(server.database)
  await give(courseId, learner.user._id)
  const lessonId = await addLesson(courseId, {
    ...{ kind: 'service', serviceId: videoId, isOwn: true, startSeconds: 40, seconds: 60 },
  })

  const report = { played: [[40, 59]], position: 59 }
  const progress = (await learner.send('PUT', `/course/lesson/${lessonId}/progress`, report)).json()

  expect(progress).toMatchObject({ isComplete: true, playedPercent: 95 })
})

test('with a key, the service tells of the video, and what learners could not watch is refused', async () => {
  await using fake = await startFakeYoutube()
  const video = (id: string, change: object = {}) => ({ id, title: 'For', duration: 'PT2M', ...change })
  fake.playlists.set('all', [
    video(videoId, { description: 'Of loops' }),
    video('private____', { hidden: 'Private video' }),
    video('embedding__', { heldBack: 'embedding' }),
    video('foradults__', { heldBack: 'age' }),
  ])
  await using testbed = await openTestbed(fake)

  const fine = (await testbed.add(`https://youtu.be/${videoId}`)).json<{ _id: string }>()
  const refused = [
    await testbed.add('https://youtu.be/private____'),
    await testbed.add('https://youtu.be/unknown____'),
    await testbed.add('https://youtu.be/embedding__'),
    await testbed.add('https://youtu.be/foradults__'),
    await testbed.add(`https://youtu.be/${videoId}?t=120`),
  ].map((answer) => answer.json())

  expect(await testbed.read(fine._id)).toMatchObject({
    ...{
      seconds: 120,
      description: 'Of loops',
      thumbnail: `https://i.ytimg.com/vi/${videoId}/mqdefault.jpg`,
    },
  })
  const words = [/private or deleted/, /private or deleted/, /other sites/, /adults/, /ends at 120/]
  expect(refused).toMatchObject(
    words.map((message) => ({
      ...{ code: 'bad_input', errors: [{ field: 'address', message: expect.stringMatching(message) }] },
    })),
  )
})

test('a service that does not answer keeps nobody from saving, and what it said before stays', async () => {
  await using fake = await startFakeYoutube()
  fake.playlists.set('all', [{ id: videoId, title: 'For', duration: 'PT2M' }])
  await using testbed = await openTestbed(fake)
  const { _id } = (await testbed.add(`https://youtu.be/${videoId}`)).json<{ _id: string }>()
  fake.troubleAt(/videos/, { kind: 'quota' })

  const body = { ...(await testbed.read(_id)), title: 'Another title' }
  const saved = await testbed.admin.send('PUT', `/admin/lesson/${_id}`, body)

  expect(saved.statusCode).toBe(200)
  expect(await testbed.read(_id)).toMatchObject({ title: 'Another title', seconds: 120 })
})

test('the playlist of the course has no say in a video that the author named', async () => {
  await using fake = await startFakeYoutube()
  const playlistid = 'PLloops0123456789'
  const one = { id: videoId, title: 'Own', duration: 'PT2M' }
  const other = { id: 'While______', title: 'While', duration: 'PT2M' }
  fake.playlists.set('own', [one])
  fake.playlists.set(playlistid, [other])
  await using testbed = await openTestbed(fake)
  const { admin, courseId, server } = testbed
  const { _id } = (await testbed.add(`https://youtu.be/${videoId}`)).json<{ _id: string }>()
  const { course, lesson } = schema
  const titles = async () =>
    (await admin.get(`/admin/course/${courseId}`))
      .json<{ lessonList: { title: string }[] }>()
      .lessonList.map(({ title }) => title)
  await server.database.queries.update(course).set({ playlistId: playlistid }).where(eq(course.id, courseId))

  await admin.send('POST', `/admin/course/${courseId}/playlist`)
  const both = await titles()
  fake.playlists.set(playlistid, [one])
  await admin.send('POST', `/admin/course/${courseId}/playlist`)

  expect(both).toEqual(['A film', 'While'])
  expect(await titles()).toEqual(['A film'])
  const rows = await server.database.queries.select().from(lesson).where(eq(lesson.id, _id))
  expect(rows).toMatchObject([{ hiddenAt: null, isOwn: true }])
})
