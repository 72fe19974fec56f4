import { type AuditAction, auditActionSchema } from '@codedojo/contract'
import { z } from 'zod'
import { filterQuery } from '../../lib/address/use-filter-address.ts'

/** What the log is narrowed by; an absent part narrows nothing. */
export type AuditFilter = {
  readonly q?: string
  readonly action?: AuditAction
  /** Id of somebody who did it, or to whom it was done. */
  readonly person?: string
  /** Days such as 2026-01-31, both included. */
  readonly from?: string
  readonly to?: string
}

const actionParam = auditActionSchema.optional().catch(undefined)
const dayParam = z.iso.date().optional().catch(undefined)

/** Reads the filter from the page's address; what it does not know is ignored. */
export function filterOfAddress(params: URLSearchParams): AuditFilter {
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

/** With one part changed; an empty value takes it out. */
export function withPart(filter: AuditFilter, part: FilterPart, value: string): AuditFilter {
  return filterOfAddress(filterQuery({ ...filter, [part]: value }, 1))
}
