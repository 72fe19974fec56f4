import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { ApiError } from '../../../lib/api/api-error.ts'
import { salesPath } from '../../../lib/paths.ts'
import { CourseError } from '../course-error.tsx'
import { CourseNotFound } from '../course-not-found.tsx'
import { courseQuery } from '../queries.ts'
import { SalesSkeleton } from '../sales/sales-skeleton.tsx'
import { EndedCourse } from './ended-course.tsx'
import { OpenCourse } from './open-course.tsx'

/** A course's page for its owner; everybody else is redirected to the sales page. */
export function OwnCourse({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(courseQuery(id))
  if (error instanceof ApiError && error.status === 404) return <CourseNotFound />
  if (data === undefined && error)
    return <CourseError onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) return <SalesSkeleton />
  if (data.owned === null) return <Navigate to={salesPath(data)} replace />
  return data.owned.isExpired ? (
    <EndedCourse course={data} owned={data.owned} />
  ) : (
    <OpenCourse course={data} owned={data.owned} />
  )
}
