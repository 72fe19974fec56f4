import type { OwnedCourse } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap, Home } from 'lucide-react'
import { Link } from 'react-router'
import { exploreCoursesPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { CourseGridSkeleton, courseGridClasses } from '../course-grid.tsx'
import { purchasesQuery } from '../queries.ts'
import { findCourseToResume } from './course-to-resume.ts'
import { LearningStats } from './learning-stats.tsx'
import { PurchasedCard } from './purchased-card.tsx'

/** The user's courses, including those with expired access. */
export function PurchasedCourses() {
  const { data, error, isFetching, refetch } = useQuery(purchasesQuery)
  if (data === undefined && error)
    return (
      <div className="panel">
        <ErrorState
          title="Error Loading Courses"
          detail="Failed to load your courses. Please try again later."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <Link to="/" className={buttonClasses({ look: 'ghost', isSmall: true })}>
            <Home size={14} strokeWidth={1.75} aria-hidden />
            Go Home
          </Link>
        </ErrorState>
      </div>
    )
  if (data === undefined) return <CourseGridSkeleton label="Loading your courses" />
  if (data.courses.length === 0)
    return (
      <>
        <LearningStats courses={[]} />
        <div className="panel">
          <EmptyState
            title="No Courses Yet"
            detail="A course that you buy stands here, with how far you are."
            icon={<GraduationCap size={18} strokeWidth={1.75} aria-hidden />}
          >
            <Link to={exploreCoursesPath} className={buttonClasses({ look: 'primary', isSmall: true })}>
              Explore Courses
            </Link>
          </EmptyState>
        </div>
      </>
    )
  return <Courses courses={data.courses} />
}

function Courses({ courses }: { courses: readonly OwnedCourse[] }) {
  const next = findCourseToResume(courses)
  return (
    <>
      <LearningStats courses={courses} />
      <ul className={courseGridClasses} aria-label="Your courses">
        {courses.map((course) => (
          <li key={course._id}>
            <PurchasedCard course={course} isNext={course._id === next?._id} />
          </li>
        ))}
      </ul>
    </>
  )
}
