import { queryOptions } from '@tanstack/react-query'
import { refusalOf } from '../../lib/api/refusal-of.ts'
import { termsKey } from '../../lib/query-keys.ts'

/** The terms as Markdown: a static file, so that the operator can replace it. */
export const termsQuery = queryOptions({
  queryKey: [termsKey],
  queryFn: async ({ signal }) => {
    const response = await fetch('/terms.md', { signal })
    if (!response.ok) throw refusalOf(response, undefined)
    return response.text()
  },
  staleTime: Number.POSITIVE_INFINITY,
})
