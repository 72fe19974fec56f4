import type { Course } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { NothingFound } from '../../../ui/no-match.tsx'
import { CourseGridSkeleton, courseGridClasses } from '../course-grid.tsx'
import { coursesQuery } from '../queries.ts'
import { ExploreCard } from './explore-card.tsx'
import { ExploreFilter } from './explore-filter.tsx'
import { filterCourses } from './filter-courses.ts'
import { useExploreSearchParams } from './use-explore-search-params.ts'

/** Search and sorting are offered from this many courses on, i.e. more than one row. */
const filteredFrom = 4

/** All courses, both for sale and owned. */
export function ExploreCourses() {
  const { data, error, isFetching, refetch } = useQuery(coursesQuery)
  if (data === undefined && error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load the courses."
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (data === undefined) return <CourseGridSkeleton label="Loading courses" />
  if (data.length === 0)
    return (
      <div className="panel">
        <EmptyState
          title="No courses yet."
          detail="A new course will be added soon."
          icon={<GraduationCap size={18} strokeWidth={1.75} aria-hidden />}
        />
      </div>
    )
  return (
    <>
      {data.length >= filteredFrom && <ExploreFilter />}
      <FoundCourses courses={data} />
    </>
  )
}

function FoundCourses({ courses }: { courses: readonly Course[] }) {
  const { q, order, search } = useExploreSearchParams()
  const found = filterCourses(courses, { q, order })
  if (found.length === 0)
    return (
      <NothingFound
        title={`No course and no mentor is called “${q}”.`}
        onClear={() => search('', { replace: false })}
      />
    )
  return (
    <ul className={courseGridClasses} aria-label="Courses">
      {found.map((course) => (
        <li key={course._id}>
          <ExploreCard course={course} />
        </li>
      ))}
    </ul>
  )
}
