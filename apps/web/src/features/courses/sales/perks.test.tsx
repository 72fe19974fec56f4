import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleCourseDetail } from '../../../testing/sample-course.ts'
import { Perks } from './perks.tsx'

afterEach(cleanup)

test('files and questions are named only where the course has them', () => {
  render(<Perks course={sampleCourseDetail({ files: 0, takesQuestions: false })} />)
  expect(screen.queryByText('Downloadable resources')).toBeNull()
  expect(screen.queryByText('Q&A with instructor')).toBeNull()
  cleanup()

  render(<Perks course={sampleCourseDetail({ files: 2, takesQuestions: true, lessons: 3 })} />)

  expect(screen.getByText('Downloadable resources')).toBeTruthy()
  expect(screen.getByText('Q&A with instructor')).toBeTruthy()
})
