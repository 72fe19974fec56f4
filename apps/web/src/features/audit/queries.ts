import { auditLog } from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApiPage } from '../../lib/api/api.ts'
import { auditKey } from '../../lib/query-keys.ts'
import type { AuditFilter } from './audit-filter.ts'

export const eventsPerPage = 50

export const auditQuery = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: [auditKey, filter, page],
    queryFn: ({ signal }) =>
      callApiPage(auditLog, { query: { ...filter, page, pageSize: eventsPerPage }, signal }),
    placeholderData: keepPreviousData,
    // Whoever looks at the log wants to see what has just been done.
    staleTime: 0,
  })

export async function countEvents(filter: AuditFilter): Promise<number> {
  const { total } = await callApiPage(auditLog, { query: { ...filter, page: 1, pageSize: 1 } })
  return total
}
