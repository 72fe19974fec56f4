import { ManagedCourses } from '../../features/course-admin/list/managed-courses.tsx'
import { useTitle } from '../shell/use-title.ts'

export function ManagedCoursesPage() {
  useTitle('Course Management')
  return (
    <div className="mx-auto max-w-[1152px]">
      <ManagedCourses />
    </div>
  )
}
