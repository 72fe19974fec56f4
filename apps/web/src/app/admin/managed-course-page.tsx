import { useParams } from 'react-router'
import { CourseDesk } from '../../features/course-admin/desk/course-desk.tsx'
import { useTitle } from '../shell/use-title.ts'

export function ManagedCoursePage() {
  const { id = '' } = useParams()
  useTitle('Course Management')
  return (
    <div className="mx-auto max-w-[1152px]">
      <CourseDesk key={id} id={id} />
    </div>
  )
}
