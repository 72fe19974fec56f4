import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleCourseDetail, sampleOwned } from '../../../testing/sample-course.ts'
import { EndedCourse } from './ended-course.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(isRenewable: boolean) {
  answerCalls({})
  const owned = sampleOwned({ isExpired: true, isRenewable })
  const page = <EndedCourse course={sampleCourseDetail()} owned={owned} />
  renderRoutes([{ path: '/', element: page }], '/')
}

test('whose time is over is offered another period for its price', async () => {
  show(true)

  const renew = await screen.findByRole('link', { name: 'Renew access' })
  expect(renew.getAttribute('href')).toBe('/explore/course-1?renew=1')
  expect(screen.getByText('₹1,499.00')).toBeTruthy()
})

test('a course that is not sold any more is not offered again', async () => {
  show(false)

  expect(await screen.findByText('It is not sold any more.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Renew access' })).toBeNull()
  expect(screen.queryByText('₹1,499.00')).toBeNull()
})
