import { type AuditAction, auditActionSchema } from '@codedojo/contract'
import { z } from 'zod'

/** What the log is narrowed by; an absent part narrows nothing. */
export interface AuditFilter {
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

/** The address's query for a filter and a page; the first page is not named. */
export function addressOf(filter: AuditFilter, page: number): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params
}

export function pageOfAddress(params: URLSearchParams): number {
  return z.coerce.number().int().min(1).max(1_000_000).catch(1).parse(params.get('page'))
}

export type FilterPart = keyof AuditFilter

/** With one part changed; an empty value takes it out. */
export function withPart(filter: AuditFilter, part: FilterPart, value: string): AuditFilter {
  return filterOfAddress(addressOf({ ...filter, [part]: value }, 1))
}
