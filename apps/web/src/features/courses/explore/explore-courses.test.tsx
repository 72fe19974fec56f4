import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleCourse, sampleOwned } from '../../../testing/sample-course.ts'
import { ExploreCourses } from './explore-courses.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = 'GET /api/course/Allcourses'

function show(at = '/explorecourses') {
  renderRoutes([{ path: '/explorecourses', element: <ExploreCourses /> }], at)
}

test('without a course the page says that one will come', async () => {
  answerCalls({ [path]: () => answer([]) })

  show()

  expect(await screen.findByText('A new course will be added soon.')).toBeTruthy()
})

test('a course that cannot be read is an error with a way to retry, not an empty list', async () => {
  answerCalls({})

  show()

  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the courses.')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

test('a course leads to where it is sold, an own one to itself, and one that ended to where it is sold', async () => {
  answerCalls({
    [path]: () =>
      answer([
        sampleCourse({ _id: 'a', CourseName: 'Arrays' }),
        sampleCourse({ _id: 'b', CourseName: 'Books', owned: sampleOwned() }),
        sampleCourse({ _id: 'c', CourseName: 'Cuts', owned: sampleOwned({ isExpired: true }) }),
      ]),
  })

  show()

  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(await screen.findByText('Purchased')).toBeTruthy()
  expect(hrefOf('Explore More: Arrays')).toBe('/explore/a')
  expect(hrefOf('Continue: Books')).toBe('/course/b')
  expect(hrefOf('Explore More: Cuts')).toBe('/explore/c')
  expect(screen.getByText('Access ended')).toBeTruthy()
})

test('a card shows only real numbers', async () => {
  answerCalls({
    [path]: () =>
      answer([
        sampleCourse({ rating: { average: 4.25, count: 4 }, lessons: 1, totalSeconds: 0, validityDays: 180 }),
        sampleCourse({ _id: 'course-2', CourseName: 'Arrays' }),
      ]),
  })

  show()

  const [rated, unrated] = await screen.findAllByRole('article')
  expect(rated?.textContent).toContain('4.3 of 5 stars, 4 ratings')
  expect(rated?.textContent).toContain('1 lesson, 180 days')
  expect(rated?.textContent).toContain('₹1,499.00')
  expect(unrated?.textContent).toContain('No ratings yet')
  expect(unrated?.textContent).toContain('2 lessons, 10\u00a0min, 1.0 years')
})

test('what the address searches for is shown, or named when nothing is called so', async () => {
  const names = ['Arrays', 'Books', 'Cuts', 'Dams']
  answerCalls({
    [path]: () => answer(names.map((CourseName) => sampleCourse({ _id: CourseName, CourseName }))),
  })

  show('/explorecourses?q=boo')

  const list = await screen.findByRole('list', { name: 'Courses' })
  expect(within(list).getAllByRole('article')).toHaveLength(1)
  cleanup()
  show('/explorecourses?q=zzz')
  expect(await screen.findByText('No course and no mentor is called “zzz”.')).toBeTruthy()
})
