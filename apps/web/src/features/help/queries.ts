import { helpPage, helpPages } from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { helpKey } from '../../lib/query-keys.ts'

/** Help pages are part of the release and change only with it. */
const staleTime = 10 * 60_000

/** The help pages that contain all of these words. */
export function helpPagesQuery(q: string) {
  return queryOptions({
    queryKey: [helpKey, 'list', q],
    queryFn: ({ signal }) => callApi(helpPages, { query: { q }, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })
}

export function helpPageQuery(slug: string) {
  return queryOptions({
    queryKey: [helpKey, 'one', slug],
    queryFn: ({ signal }) => callApi(helpPage, { params: { slug }, signal }),
    staleTime,
  })
}
