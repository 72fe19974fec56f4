import { courseContent } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { coursesKey } from '../../lib/query-keys.ts'

/** The lessons of an owned course, for its page and the player; refused when the course is not open to the user. */
export function courseContentQuery(courseId: string) {
  return queryOptions({
    queryKey: [coursesKey, 'content', courseId],
    queryFn: ({ signal }) => callApi(courseContent, { params: { id: courseId }, signal }),
    staleTime: 0,
    // Cached for an hour, so that the page notices a new certificate when the learner returns from solving the last problem.
    gcTime: 3_600_000,
  })
}
