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
    // Always refetched: admins open the log to see what has just happened.
    staleTime: 0,
  })

export async function countEvents(filter: AuditFilter): Promise<number> {
  const { total } = await callApiPage(auditLog, { query: { ...filter, page: 1, pageSize: 1 } })
  return total
}
