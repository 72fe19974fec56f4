import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { Toaster } from '../../../ui/toast.tsx'
import { sampleManagedCourse, sampleManagedLesson } from '../testing/sample-managed-course.ts'
import { CourseAdmin } from './course-admin.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const read = 'GET /api/admin/course/course-1'
const order = 'PUT /api/admin/course/course-1/lessons'
const lessonList = ['Walks', 'Trees', 'Flows'].map((title) => sampleManagedLesson(title))
const course = sampleManagedCourse({ lessonList, lessons: 3 })

function open() {
  const page = (
    <>
      <CourseAdmin id="course-1" />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element: page }], '/')
  return userEvent.setup()
}

async function shownTitles() {
  const list = await screen.findByRole('list', { name: 'Lessons in their order' })
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

test('a lesson is moved step by step, is saved, spoken, and keeps the focus', async () => {
  let saved = lessonList
  const requests = answerCalls({
    [read]: () => answer({ ...course, lessonList: saved }),
    [order]: async (request) => {
      const { lessons } = await request.json()
      saved = lessonList.toSorted((one, other) => lessons.indexOf(one._id) - lessons.indexOf(other._id))
      return answer({ message: 'Saved' })
    },
  })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Move down Walks' }))

  await waitFor(async () => expect(await shownTitles()).toEqual(['Trees', 'Walks', 'Flows']))
  expect(screen.getByText('Walks is now at place 2 of 3.')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down Walks')
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toEqual({ lessons: ['lesson-Trees', 'lesson-Walks', 'lesson-Flows'] })
})

test('an order that cannot be saved is taken back, with a way to try again', async () => {
  answerCalls({ [read]: () => answer(course), [order]: () => new Response('', { status: 502 }) })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Move up Flows' }))

  expect(await screen.findByText('The order was not saved.')).toBeTruthy()
  await waitFor(async () => expect(await shownTitles()).toEqual(['Walks', 'Trees', 'Flows']))
})

test('lessons that changed meanwhile are read anew', async () => {
  let isChanged = false
  answerCalls({
    [read]: () => answer(isChanged ? { ...course, lessonList: lessonList.slice(0, 2) } : course),
    [order]: () => {
      isChanged = true
      return refuse({ code: 'lessons_changed', message: 'The lessons have changed.' })
    },
  })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Move up Flows' }))

  await waitFor(async () => expect(await shownTitles()).toEqual(['Walks', 'Trees']))
  expect(screen.getByText('The lessons have changed.')).toBeTruthy()
})

test('without a key of the video service the playlist says what happens, and cannot be read', async () => {
  answerCalls({
    [read]: () => answer({ ...course, playlistid: 'PLabcdefghij', playlistTrouble: 'No key is set.' }),
  })
  open()

  const panel = within(await screen.findByRole('region', { name: 'Playlist' }))

  expect(panel.getByText('PLabcdefghij')).toBeTruthy()
  expect(panel.getByText('No key is set.')).toBeTruthy()
  expect(panel.getByText('Never')).toBeTruthy()
  expect(panel.getByRole('button', { name: 'Read again' }).hasAttribute('disabled')).toBe(true)
})

test.each([
  [null, 'It has not been read yet'],
  ['2026-11-01T00:00:00.000Z', 'Its videos are lessons above'],
])('of a playlist that was read at %s it is said: %s', async (playlistReadAt, words) => {
  const facts = { playlistid: 'PLabcdefghij', canReadPlaylists: true, playlistReadAt }
  answerCalls({ [read]: () => answer({ ...course, ...facts }) })
  open()

  const panel = within(await screen.findByRole('region', { name: 'Playlist' }))

  expect(panel.getByText(words, { exact: false })).toBeTruthy()
})

test('a draft is published with all that it says', async () => {
  const requests = answerCalls({
    [read]: () => answer({ ...course, isDraft: true, outcomes: ['Walk'] }),
    'PUT /api/course/updatecourse/course-1': () => answer({ message: 'Saved', _id: 'course-1' }),
  })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Publish' }))

  expect(await screen.findByText('The course is published.')).toBeTruthy()
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({ CourseName: 'Graphs', outcomes: ['Walk'], draft: false })
})

test('a course without lessons is published only when that is meant', async () => {
  const requests = answerCalls({
    [read]: () => answer({ ...course, isDraft: true, lessonList: [], lessons: 0 }),
    'PUT /api/course/updatecourse/course-1': () => answer({ message: 'Saved', _id: 'course-1' }),
  })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('button', { name: 'Not yet' }))
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('button', { name: 'Publish all the same' }))

  await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1))
})

test('a course that is not there leads back to the courses', async () => {
  answerCalls({ [read]: () => refuse({ code: 'course_not_found', message: 'There is no such course.' }) })
  open()

  expect(await screen.findByRole('link', { name: 'Go to the courses' })).toBeTruthy()
})
