import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleCourseDetail, sampleOwned } from '../../../testing/sample-course.ts'
import { CourseForSale } from './course-for-sale.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'GET /api/course/getCourse/course-1'

function show({ isBuying = false, isRenewal = false } = {}) {
  const offer = () => <p>The offer</p>
  const page = <CourseForSale id="course-1" isBuying={isBuying} isRenewal={isRenewal} renderOffer={offer} />
  renderRoutes(
    [
      { path: '/', element: <p>Before</p> },
      { path: '/explore/course-1', element: page },
      { path: '/mycourses', element: <p>Own courses</p> },
    ],
    '/explore/course-1',
  )
}

test('what is said of a course is what it has', async () => {
  answerCalls({ [call]: () => answer(sampleCourseDetail({ outcomes: ['Find a way'] })) })

  show()

  expect(screen.getByRole('status', { name: 'Loading course details...' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Graphs' })).toBeTruthy()
  expect(screen.getByRole('region', { name: "What you'll learn" }).textContent).toContain('Find a way')
  const lessons = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lessons).toContain('1What a graph is10:00')
  expect(lessons).toContain('2A first walk1 problemReading')
  expect(lessons).toContain('3 enrolled')
})

test('a draft is called what it is for everybody who may see it', async () => {
  answerCalls({ [call]: () => answer(sampleCourseDetail({ isDraft: true })) })

  show()

  expect(await screen.findByText('Draft, not sold')).toBeTruthy()
})

test('without outcomes and ratings nothing is said in their place', async () => {
  answerCalls({ [call]: () => answer(sampleCourseDetail()) })

  show()

  await screen.findByRole('heading', { name: 'Graphs' })
  expect(screen.queryByRole('heading', { name: "What you'll learn" })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull()
  expect(screen.getByText('No ratings yet')).toBeTruthy()
})

test('a course that is not there leads back to the others', async () => {
  answerCalls({ [call]: () => refuse({ code: 'course_not_found', message: 'There is no such course.' }) })

  show()

  expect(await screen.findByRole('heading', { name: 'Course Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse Courses' }).getAttribute('href')).toBe('/explorecourses')
})

test('a course that cannot be read is told in the words of the specification, and can be asked for again', async () => {
  answerCalls({})
  show()
  expect(await screen.findByRole('heading', { name: 'Error Loading Course' })).toBeTruthy()
  expect(screen.getByText('Failed to load course details. Please try again later.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy()

  answerCalls({ [call]: () => answer(sampleCourseDetail()) })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByText('The offer')).toBeTruthy()
})

test.each([
  ['an owner goes to their courses', {}, {}, false],
  ['an owner who just paid is thanked first', {}, { isBuying: true }, true],
  ['an owner near the end may buy again', { isRenewable: true }, { isRenewal: true }, true],
  ['an owner far from the end may not', {}, { isRenewal: true }, false],
  ['an owner whose time is over may buy again', { isExpired: true, isRenewable: true }, {}, true],
  ['an owner whose time is over may not when it is not sold any more', { isExpired: true }, {}, false],
])('%s', async (_, owned, page, isOffered) => {
  answerCalls({ [call]: () => answer(sampleCourseDetail({ owned: sampleOwned(owned) })) })

  show(page)

  expect(await screen.findByText(isOffered ? 'The offer' : 'Own courses')).toBeTruthy()
})
