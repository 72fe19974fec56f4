import { GraduationCap } from 'lucide-react'
import { Link } from 'react-router'
import { exploreCoursesPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'

/** The course does not exist, or the user may not see it. */
export function CourseNotFound() {
  return (
    <div className="panel flex flex-col items-center px-4 py-14 text-center">
      <div className="flex size-10 items-center justify-center rounded-lg bg-raised text-muted">
        <GraduationCap size={18} strokeWidth={1.75} aria-hidden />
      </div>
      <h1 className="mt-4 text-title">Course Not Found</h1>
      <p className="mt-1 text-ui text-muted">It may have been taken off the list.</p>
      <Link to={exploreCoursesPath} className={`${buttonClasses({ isSmall: true })} mt-4`}>
        Browse Courses
      </Link>
    </div>
  )
}
