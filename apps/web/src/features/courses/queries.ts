import { allCourses, certificateByCode, courseReviews, getCourse, premiumDetails } from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { coursesKey } from '../../lib/query-keys.ts'

/** Invalidates all course queries, after a purchase, progress or a rating. */
export function invalidateCourses(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [coursesKey] })
}

export const coursesQuery = queryOptions({
  queryKey: [coursesKey, 'published'],
  queryFn: ({ signal }) => callApi(allCourses, { signal }),
  staleTime: 0,
})

export function courseQuery(id: string) {
  return queryOptions({
    queryKey: [coursesKey, 'one', id],
    queryFn: ({ signal }) => callApi(getCourse, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** The user's own courses with their progress. */
export const purchasesQuery = queryOptions({
  queryKey: [coursesKey, 'purchases'],
  queryFn: ({ signal }) => callApi(premiumDetails, { body: {}, signal }),
  staleTime: 0,
})

export const reviewsPerPage = 10

export function reviewsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: [coursesKey, 'reviews', id, page],
    queryFn: ({ signal }) =>
      callApiPage(courseReviews, { params: { id }, query: { page, pageSize: reviewsPerPage }, signal }),
    staleTime: 0,
  })
}

export function certificateQuery(code: string) {
  return queryOptions({
    queryKey: [coursesKey, 'certificate', code],
    queryFn: ({ signal }) => callApi(certificateByCode, { params: { code }, signal }),
    staleTime: 0,
  })
}
