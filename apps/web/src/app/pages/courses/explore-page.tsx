import { GraduationCap } from 'lucide-react'
import { Link } from 'react-router'
import { ExploreCourses } from '../../../features/courses/explore/explore-courses.tsx'
import { ownCoursesPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { useTitle } from '../../shell/use-title.ts'

/** The catalogue of all courses. */
export function ExplorePage() {
  useTitle('Explore Courses')
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-display">Explore Courses</h1>
          <p className="mt-1 text-base text-muted">Paid once, taken at your own pace.</p>
        </div>
        <Link to={ownCoursesPath} className={`${buttonClasses({ look: 'ghost' })} max-md:-ml-4 md:-mr-4`}>
          <GraduationCap size={16} strokeWidth={1.75} aria-hidden />
          My courses
        </Link>
      </header>
      <ExploreCourses />
    </>
  )
}
