import { queryOptions } from '@tanstack/react-query'
import { parseRefusal } from '../../lib/api/parse-refusal.ts'
import { termsKey } from '../../lib/query-keys.ts'

/** The terms as Markdown: a static file, so that the operator can replace it. */
export const termsQuery = queryOptions({
  queryKey: [termsKey],
  queryFn: async ({ signal }) => {
    const response = await fetch('/terms.md', { signal })
    if (!response.ok) throw parseRefusal(response, undefined)
    return response.text()
  },
  staleTime: Number.POSITIVE_INFINITY,
})
