import {
  allCourses,
  certificateByCode,
  courseContent,
  courseReviews,
  currentPayments,
  getCourse,
  premiumDetails,
} from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api.ts'

/** Everything about courses is asked for anew: one was bought, taken further or rated. */
export function coursesChanged(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['courses'] })
}

export const coursesQuery = queryOptions({
  queryKey: ['courses', 'published'],
  queryFn: ({ signal }) => callApi(allCourses, { signal }),
  staleTime: 0,
})

export function courseQuery(id: string) {
  return queryOptions({
    queryKey: ['courses', 'one', id],
    queryFn: ({ signal }) => callApi(getCourse, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** The caller's own courses, with how far they are. */
export const purchasesQuery = queryOptions({
  queryKey: ['courses', 'purchases'],
  queryFn: ({ signal }) => callApi(premiumDetails, { body: {}, signal }),
  staleTime: 0,
})

/** The lessons of an own course; refused when it is not open. */
export function ownContentQuery(id: string) {
  return queryOptions({
    queryKey: ['courses', 'content', id],
    queryFn: ({ signal }) => callApi(courseContent, { params: { id }, signal }),
    staleTime: 0,
  })
}

export const reviewsPerPage = 10

export function reviewsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['courses', 'reviews', id, page],
    queryFn: ({ signal }) =>
      callApiPage(courseReviews, { params: { id }, query: { page, pageSize: reviewsPerPage }, signal }),
    staleTime: 0,
  })
}

export function certificateQuery(code: string) {
  return queryOptions({
    queryKey: ['courses', 'certificate', code],
    queryFn: ({ signal }) => callApi(certificateByCode, { params: { code }, signal }),
    staleTime: 0,
  })
}

/** Who would take the payment: nobody real in test mode. */
export const coursePaymentsQuery = queryOptions({
  queryKey: ['courses', 'payments'],
  queryFn: ({ signal }) => callApi(currentPayments, { signal }),
})
