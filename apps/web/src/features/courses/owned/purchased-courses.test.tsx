import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleOwnedCourse } from '../../../testing/sample-course.ts'
import { Greeting } from './greeting.tsx'
import { PurchasedCourses } from './purchased-courses.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(courses: ReturnType<typeof sampleOwnedCourse>[] | null) {
  const state = { isPremium: false, id: 'premium-1', expiresAt: null, purchasedDate: null }
  answerCalls(
    courses === null ? {} : { 'POST /api/premium/premiumdetails': () => answer({ ...state, courses }) },
  )
  const page = (
    <>
      <Greeting firstName=" " />
      <PurchasedCourses />
    </>
  )
  renderRoutes([{ path: '/', element: page }], '/')
}

test('who bought nothing is led to the courses, and greeted all the same', async () => {
  show([])

  expect(await screen.findByText('No Courses Yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explore Courses' }).getAttribute('href')).toBe('/explorecourses')
  expect(screen.getByText('Welcome, Learner.')).toBeTruthy()
  const numbers = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(numbers).toEqual(['0', '0of 0', '0.0hours'])
})

test('courses that cannot be read are told in the words of the specification', async () => {
  show(null)

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Error Loading Courses')
  expect(alert.textContent).toContain('Failed to load your courses. Please try again later.')
  expect(within(alert).getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
})

test('the numbers are added up over all courses', async () => {
  show([
    sampleOwnedCourse({ lessons: 4, completedLessons: 4, percent: 100, watchedSeconds: 5400 }),
    sampleOwnedCourse({
      _id: 'course-2',
      lessons: 6,
      completedLessons: 1,
      percent: 16,
      watchedSeconds: 1800,
    }),
  ])

  const numbers = await screen.findAllByRole('definition')
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['21 finished', '5of 10', '2.0hours'])
})

test('a course without lessons says so, and leads nowhere to learn', async () => {
  show([sampleOwnedCourse({ lessons: 0, nextLesson: null })])

  expect(await screen.findByText('It has no lessons yet.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Continue learning/ })).toBeNull()
})

test.each([
  [0, '0.0hours'],
  [40, 'Under 0.1hours'],
  [180, '0.1hours'],
])('%i seconds of learning are told as "%s"', async (watchedSeconds, words) => {
  show([sampleOwnedCourse({ watchedSeconds })])

  const numbers = await screen.findAllByRole('definition')
  expect(numbers.at(-1)?.textContent).toBe(words)
})

test('a card says how far one is and leads on, the next one as the first step of the page', async () => {
  const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000).toISOString()
  show([
    sampleOwnedCourse({ CourseName: 'Trees' }),
    sampleOwnedCourse({
      ...{ _id: 'course-2', purchasedDate: tenDaysAgo, completedLessons: 1, percent: 50 },
      nextLesson: { _id: 'lesson-9', title: 'The second walk' },
    }),
  ])

  const card = (await screen.findAllByRole('article'))[1]
  expect(card?.textContent).toContain('Purchased 10 days ago')
  expect(card?.textContent).toContain('1/2 50 %')
  const on = screen.getByRole('link', { name: 'Continue learning: Graphs' })
  expect(on.getAttribute('href')).toBe('/course/course-2/content?lesson=lesson-9')
  expect(on.className).toContain('btn-primary')
  expect(screen.getByRole('link', { name: 'Continue learning: Trees' }).className).not.toContain(
    'btn-primary',
  )
  expect(screen.getByRole('link', { name: 'View Details: Graphs' }).getAttribute('href')).toBe(
    '/course/course-2',
  )
  expect(screen.getByText('Welcome back, Learner. Next: “The second walk”.')).toBeTruthy()
})

test('who was enrolled by an admin is told so, and no price; who paid, what they paid then', async () => {
  show([
    sampleOwnedCourse({ paidPrice: null, CoursePrice: 1499 }),
    sampleOwnedCourse({ _id: 'course-2', paidPrice: 999, CoursePrice: 1499 }),
  ])

  const [given, bought] = await screen.findAllByRole('article')
  expect(given?.textContent).toContain('Enrolled by an admin today')
  expect(given?.textContent).not.toMatch(/₹|Purchased/)
  expect(bought?.textContent).toContain('Purchased today₹999')
})

test('a course whose time is over says so and can be bought again, and a finished one has its certificate', async () => {
  show([
    sampleOwnedCourse({ isExpired: true, isRenewable: true }),
    sampleOwnedCourse({
      ...{ _id: 'course-2', CourseName: 'Trees', percent: 100 },
      certificate: { code: 'ABCD-EFGH', issuedAt: '2026-11-03T10:00:00.000Z' },
    }),
  ])

  expect(await screen.findByText('Access ended')).toBeTruthy()
  expect(screen.getByText(/^Access ended on /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Renew access: Graphs' }).getAttribute('href')).toBe(
    '/explore/course-1?renew=1',
  )
  expect(screen.getByRole('link', { name: /^Certificate of/ }).getAttribute('href')).toBe(
    '/certificate/ABCD-EFGH',
  )
  expect(screen.getByRole('link', { name: 'Watch again: Trees' })).toBeTruthy()
})

test('a course whose time is over and that is not sold any more says so, and offers no way to buy', async () => {
  show([sampleOwnedCourse({ isExpired: true, isRenewable: false })])

  expect(await screen.findByText('It is not sold any more.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Renew access/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'View Details: Graphs' })).toBeTruthy()
})
