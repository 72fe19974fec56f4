import { useParams } from 'react-router'
import { CourseAdmin } from '../../features/course-admin/course/course-admin.tsx'
import { useTitle } from '../shell/use-title.ts'

export function ManagedCoursePage() {
  const { id = '' } = useParams()
  useTitle('Course Management')
  return (
    <div className="mx-auto max-w-[1152px]">
      <CourseAdmin key={id} id={id} />
    </div>
  )
}
