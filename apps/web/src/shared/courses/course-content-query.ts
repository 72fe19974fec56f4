import { courseContent } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { coursesKey } from '../../lib/query-keys.ts'

/** The lessons of an own course, for its page and for the player; refused when it is not open. */
export function courseContentQuery(courseId: string) {
  return queryOptions({
    queryKey: [coursesKey, 'content', courseId],
    queryFn: ({ signal }) => callApi(courseContent, { params: { id: courseId }, signal }),
    staleTime: 0,
    // Whoever comes back from solving the last problem is told that the certificate is new.
    gcTime: 3_600_000,
  })
}
