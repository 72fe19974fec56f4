import type { CourseDetail } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { ApiError } from '../../../lib/api/api-error.ts'
import { ownCoursesPath } from '../../../lib/paths.ts'
import { CourseError } from '../course-error.tsx'
import { CourseNotFound } from '../course-not-found.tsx'
import { courseQuery } from '../queries.ts'
import { canBuyCourse } from './can-buy-course.ts'
import { SalesSkeleton } from './sales-skeleton.tsx'
import { SalesView } from './sales-view.tsx'

interface CourseForSaleProps {
  id: string
  /** True from the start of a purchase until its result is closed; meanwhile there is no redirect. */
  isBuying: boolean
  /** The user came to renew access. */
  isRenewal: boolean
  renderOffer: (course: CourseDetail) => ReactNode
}

/** The sales page of a course; owners are redirected to their courses. */
export function CourseForSale({ id, isBuying, isRenewal, renderOffer }: CourseForSaleProps) {
  const { data, error, isFetching, refetch } = useQuery(courseQuery(id))
  if (error instanceof ApiError && error.status === 404) return <CourseNotFound />
  if (data === undefined && error)
    return <CourseError onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) return <SalesSkeleton />
  if (!isBuying && !canBuyCourse(data.owned, { isRenewal })) return <Navigate to={ownCoursesPath} replace />
  return <SalesView course={data} offer={renderOffer(data)} />
}
