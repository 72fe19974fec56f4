import { useParams } from 'react-router'
import { OwnCourse } from '../../../features/courses/overview/own-course.tsx'
import { useCourseName } from '../../../features/courses/use-course-name.ts'
import { useTitle } from '../../shell/use-title.ts'

/** The page of an owned course: lessons, progress and certificate. */
export function OwnCoursePage() {
  const { id = '' } = useParams()
  useTitle(useCourseName(id) ?? 'My courses')
  return <OwnCourse key={id} id={id} />
}
