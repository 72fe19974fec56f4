import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { Toaster } from '../../../ui/toast.tsx'
import { sampleManagedCourse } from '../testing/sample-managed-course.ts'
import { ManagedCourses } from './managed-courses.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = 'GET /api/admin/course'
const add = 'POST /api/course/addCourse'
const graphs = sampleManagedCourse({ _id: 'course-1', CourseName: 'Graphs' })

function open() {
  const page = (
    <>
      <ManagedCourses />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element: page }], '/')
  return userEvent.setup()
}

async function fill(user: ReturnType<typeof userEvent.setup>, name: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Course' }))
  await user.type(dialog.getByLabelText('Course name'), name)
  await user.type(dialog.getByLabelText('Description'), 'Rods and cuts')
  await user.type(dialog.getByLabelText('Price in ₹'), '99')
  await user.type(dialog.getByLabelText('Validity in days'), '30')
  await user.type(dialog.getByLabelText('Mentor'), 'Ada Roy')
  return dialog
}

test('an empty list offers to add the first course', async () => {
  answerCalls({ [list]: () => answer([]) })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Add Your First Course' }))

  expect(screen.getByRole('dialog', { name: 'Add New Course' })).toBeTruthy()
})

test('a text beyond its limit is kept whole, and its field says so', async () => {
  const requests = answerCalls({ [list]: () => answer([]) })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Add New Course' }))
  const dialog = await fill(user, 'Cutting rods')

  await user.click(dialog.getByLabelText('Description'))
  await user.paste('a'.repeat(10_001))
  await user.click(dialog.getByRole('button', { name: 'Add an outcome' }))
  await user.click(dialog.getByLabelText('Outcome 1'))
  await user.paste('b'.repeat(201))
  await user.click(dialog.getByRole('button', { name: 'Publish' }))

  expect(await dialog.findByText('Description must be at most 10000 characters')).toBeTruthy()
  expect(dialog.getByText('14 too many')).toBeTruthy()
  expect(dialog.getByText('Outcome must be at most 200 characters')).toBeTruthy()
  expect(dialog.getByLabelText('Outcome 1').getAttribute('aria-invalid')).toBe('true')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a list that cannot be read says so and is read again', async () => {
  let isAway = true
  answerCalls({ [list]: () => (isAway ? new Response('', { status: 502 }) : answer([graphs])) })
  const user = open()

  expect(await screen.findByText('Failed to fetch courses')).toBeTruthy()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByRole('article', { name: 'Graphs' })).toBeTruthy()
})

test.each([
  ['Save as draft', true],
  ['Publish', false],
])('%s sends the course with draft %s', async (button, draft) => {
  const requests = answerCalls({
    [list]: () => answer([]),
    [add]: () => answer({ message: 'Saved', _id: 'course-2' }),
  })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Add New Course' }))

  const dialog = await fill(user, 'Dynamic programming')
  await user.click(dialog.getByRole('button', { name: button }))
  if (!draft) await user.click(await screen.findByRole('button', { name: 'Publish all the same' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toMatchObject({ CourseName: 'Dynamic programming', CoursePrice: 99, draft })
  // Toasts of earlier tests are still open.
  expect(await screen.findAllByRole('button', { name: 'Add lessons' })).not.toHaveLength(0)
})

test.each([
  [
    'the words of the server',
    () => refuse({ code: 'bad_input', message: 'Course name is taken' }),
    'Course name is taken',
  ],
  ['the words of the specification', () => new Response('', { status: 502 }), 'An error occurred'],
])('a course that cannot be saved stays in its form, with %s', async (_, respond, words) => {
  answerCalls({ [list]: () => answer([]), [add]: respond })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Add New Course' }))

  const dialog = await fill(user, 'Cuts')
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('button', { name: 'Publish all the same' }))

  expect(await dialog.findByText(words)).toBeTruthy()
})

test('a form with changes asks before it is closed', async () => {
  answerCalls({ [list]: () => answer([graphs]) })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Graphs' }))

  await user.type(screen.getByLabelText('Mentor'), ' and others')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Go on editing' }))
  expect(screen.getByRole('dialog', { name: 'Edit Course' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('deleting asks first, and a failure says so', async () => {
  answerCalls({
    [list]: () => answer([graphs]),
    'DELETE /api/course/deletecourse/course-1': () => new Response('', { status: 502 }),
  })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Delete Graphs' }))
  expect(screen.getByText('Are you sure you want to delete this course?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete course' }))

  expect(await screen.findByText('Failed to delete course')).toBeTruthy()
})
