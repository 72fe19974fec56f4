import type { ManagedProblem } from '@codedojo/contract'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../../lib/api/page-account.ts'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleProblem } from '../../../testing/samples.ts'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { mockVideoProbe } from '../testing/mock-video-probe.ts'
import { sampleManagedCourse, sampleManagedLesson } from '../testing/sample-managed-course.ts'
import { LessonAdmin } from './lesson-admin.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const read = 'GET /api/admin/course/course-1'
const add = 'POST /api/admin/course/course-1/lesson'

function open(lessonId: string | null = null) {
  const { router } = renderRoutes(
    [
      {
        path: '/new',
        element: (
          <LessonAdmin
            courseId="course-1"
            lessonId={lessonId}
            renderMarkdown={(text) => <p>Drawn: {text}</p>}
          />
        ),
      },
      { path: '/admin/courses/course-1', element: <p>The course</p> },
    ],
    '/new',
  )
  return { user: userEvent.setup(), router }
}

test('a written lesson with notes and a problem is added', async () => {
  const requests = answerCalls({
    [read]: () => answer(sampleManagedCourse()),
    'GET /api/admin/problem': () => answer([problem], { headers: { 'x-total-count': '1' } }),
    [add]: () => answer({ message: 'Lesson added', _id: 'lesson-1' }),
  })
  const { user } = open()

  await user.type(await screen.findByLabelText('Title'), 'Walks')
  await user.type(screen.getByLabelText('Notes'), 'Walk the graph.')
  await user.type(screen.getByLabelText('Find a problem'), 'echo')
  await user.click(await screen.findByRole('button', { name: /First echo/ }))
  await user.click(screen.getByRole('button', { name: 'Add lesson' }))

  expect(await screen.findByText('The course')).toBeTruthy()
  const sent = requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toMatchObject({
    ...{ title: 'Walks', kind: 'written', notes: 'Walk the graph.', problems: [problem._id] },
  })
})

const captions = [{ language: 'en', label: 'English', vtt: 'WEBVTT' }]
const walks = sampleManagedLesson('Walks', { notes: '# Walks', captions })

test('a lesson is read whole before it is changed, and all of it is sent back', async () => {
  const requests = answerCalls({
    [read]: () => answer(sampleManagedCourse({ lessonList: [walks] })),
    'GET /api/admin/lesson/lesson-Walks': () => answer(walks),
    'PUT /api/admin/lesson/lesson-Walks': () => answer({ message: 'Saved', _id: 'lesson-Walks' }),
  })
  const { user } = open('lesson-Walks')

  await user.type(await screen.findByLabelText('Title'), ' on foot')
  await user.click(screen.getByRole('button', { name: 'Save lesson' }))

  expect(await screen.findByText('The course')).toBeTruthy()
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({ title: 'Walks on foot', notes: '# Walks', captions })
})

test('a lesson that was deleted meanwhile leads back to the course', async () => {
  answerCalls({
    [read]: () => answer(sampleManagedCourse({ lessonList: [walks] })),
    'GET /api/admin/lesson/lesson-Walks': () =>
      refuse({ code: 'lesson_not_found', message: 'There is no such lesson.' }),
  })
  open('lesson-Walks')

  expect(await screen.findByRole('link', { name: 'Go to the course' })).toBeTruthy()
})

test('the refusal of a caption stands at the caption', async () => {
  const message = 'Captions must begin with a line that says WEBVTT'
  answerCalls({
    [read]: () => answer(sampleManagedCourse()),
    [add]: () =>
      refuse({
        // Like the server: the first error is the message.
        ...{ code: 'bad_input', message },
        errors: [{ field: 'captions.0.vtt', message }],
      }),
  })
  mockVideoProbe({ width: 320, seconds: 12 })
  const { user } = open()

  await user.type(await screen.findByLabelText('Title'), 'Walks')
  await user.click(screen.getByRole('radio', { name: /Video at an address/ }))
  await user.type(screen.getByLabelText('Address'), 'https://a.example/v.mp4')
  await user.click(screen.getByRole('button', { name: 'Paste captions' }))
  await user.type(screen.getByLabelText('Language'), 'en')
  await user.tab()
  await user.type(screen.getByLabelText('WebVTT'), 'no captions')
  await user.click(screen.getByRole('button', { name: 'Add lesson' }))

  expect(await screen.findByText(message)).toBeTruthy()
  const text = screen.getByLabelText('WebVTT')
  expect(document.getElementById(text.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
  expect(document.activeElement).toBe(text)
  expect(screen.getByLabelText('Label')).toHaveProperty('value', 'English')
})

test('what no browser plays at an address is refused at the address, and nothing is sent', async () => {
  const requests = answerCalls({ [read]: () => answer(sampleManagedCourse()) })
  mockVideoProbe(null)
  const { user } = open()

  await user.type(await screen.findByLabelText('Title'), 'Walks')
  await user.click(screen.getByRole('radio', { name: /Video at an address/ }))
  await user.type(screen.getByLabelText('Address'), 'https://a.example/page')
  await user.click(screen.getByRole('button', { name: 'Add lesson' }))

  expect(await screen.findByText(/At this address is no video/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Address'))
  expect(requests.map(({ method }) => method)).not.toContain('POST')
})

test('a single video of YouTube is added by any form of its address, which says what was understood', async () => {
  const requests = answerCalls({
    [read]: () => answer(sampleManagedCourse()),
    [add]: () => answer({ message: '"Walks" was added.', _id: 'lesson-1' }),
  })
  const { user } = open()

  await user.type(await screen.findByLabelText('Title'), 'Walks')
  await user.click(screen.getByRole('radio', { name: /YouTube video/ }))
  await user.type(screen.getByLabelText('Address at YouTube'), 'youtube.com/playlist?list=PLabcdefghij_-0123')
  await user.click(screen.getByRole('button', { name: 'Add lesson' }))
  expect(await screen.findByText(/This is a playlist, not a single video/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Address at YouTube'))
  await user.type(
    screen.getByLabelText('Address at YouTube'),
    'https://m.youtube.com/shorts/dQw4w9WgXcQ?t=75',
  )
  expect(screen.getByText(/from 1:15/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add lesson' }))

  expect(await screen.findByText('The course')).toBeTruthy()
  expect(await requests.find(({ method }) => method === 'POST')?.json()).toMatchObject({
    ...{ kind: 'service', address: 'https://m.youtube.com/shorts/dQw4w9WgXcQ?t=75' },
  })
})

test('what was typed when the page was left is there when it is opened again', async () => {
  setPageAccount('admin-1')
  answerCalls({ [read]: () => answer(sampleManagedCourse()) })
  const { user, router } = open()

  await user.type(await screen.findByLabelText('Title'), 'Walks')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/courses/course-1'))
  await act(() => router.navigate('/new'))

  expect(await screen.findByText('What you had typed here is back.')).toBeTruthy()
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Walks')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
  setPageAccount(null)
})

const problem: ManagedProblem = {
  ...sampleProblem(1),
  ...{ title: 'First echo', status: 'published', publishAt: null, version: 1 },
  ...{ updatedAt: '2026-01-01T00:00:00.000Z', slug: null, openReports: 0, isSolutionOpen: false },
}

test('what somebody else has saved meanwhile is not overwritten before it was asked about', async () => {
  const requests = answerCalls({
    [read]: () => answer(sampleManagedCourse({ lessonList: [walks] })),
    'GET /api/admin/lesson/lesson-Walks': () => answer(walks),
    'PUT /api/admin/lesson/lesson-Walks': async (request) => {
      const { updatedAt } = await request.json()
      if (updatedAt === undefined) return answer({ message: 'Saved', _id: 'lesson-Walks' })
      return refuse({
        code: 'lesson_changed',
        message: 'Somebody else has saved this lesson meanwhile.',
      })
    },
  })
  const { user } = open('lesson-Walks')
  await user.type(await screen.findByLabelText('Title'), ' on foot')

  await user.click(screen.getByRole('button', { name: 'Save lesson' }))
  expect(await screen.findByRole('alertdialog', { name: 'The lesson was changed meanwhile' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go on editing' }))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Walks on foot')
  await user.click(screen.getByRole('button', { name: 'Save lesson' }))
  await user.click(await screen.findByRole('button', { name: 'Save over it' }))

  expect(await screen.findByText('The course')).toBeTruthy()
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(3)
})
