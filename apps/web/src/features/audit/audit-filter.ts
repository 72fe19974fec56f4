import { type AuditAction, auditActionSchema } from '@codedojo/contract'
import { z } from 'zod'
import { filterQuery } from '../../lib/address/use-filter-address.ts'

/** Filter of the audit log; a missing part does not filter. */
export type AuditFilter = {
  readonly q?: string
  readonly action?: AuditAction
  /** Id of a person who acted or was acted upon. */
  readonly person?: string
  /** Days such as 2026-01-31, both included. */
  readonly from?: string
  readonly to?: string
}

const actionParam = auditActionSchema.optional().catch(undefined)
const dayParam = z.iso.date().optional().catch(undefined)

/** Parses the filter from the URL; unknown values are ignored. */
export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  const text = (name: string) => (params.get(name) ?? '').slice(0, 200)
  const action = actionParam.parse(params.get('action') ?? undefined)
  const from = dayParam.parse(params.get('from') ?? undefined)
  const to = dayParam.parse(params.get('to') ?? undefined)
  return {
    ...(text('q') !== '' && { q: text('q') }),
    ...(action && { action }),
    ...(text('person') !== '' && { person: text('person') }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export type FilterPart = keyof AuditFilter
export const auditParts: readonly FilterPart[] = ['q', 'action', 'person', 'from', 'to']

/** Returns the filter with one part changed; an empty value removes the part. */
export function withPart(filter: AuditFilter, part: FilterPart, value: string): AuditFilter {
  return parseAuditFilter(filterQuery({ ...filter, [part]: value }, 1))
}
