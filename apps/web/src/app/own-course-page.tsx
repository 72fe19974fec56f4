import { useParams } from 'react-router'
import { OwnCourse } from '../features/courses/overview/own-course.tsx'
import { useTitle } from './use-title.ts'

/** An own course: its lessons, how far one is, and the certificate. */
export function OwnCoursePage() {
  useTitle('Course')
  const { id = '' } = useParams()
  return <OwnCourse key={id} id={id} />
}
