import { type OrderFilter, orderFilters, orderKindSchema } from '@codedojo/contract'
import { z } from 'zod'
import { readPageNumber } from '../../../lib/address/read-page-number.ts'
import { orderFilterLabels, orderKindLabels } from './order-text.ts'

export interface OrderSearchParams {
  /** A missing part does not filter. */
  readonly filter: OrderFilter
  /** Counted from 1. */
  readonly page: number
  /** Id of the selected order; null if none. */
  readonly order: string | null
}

const stateParam = z.enum(orderFilters).optional().catch(undefined)
const dayParam = z.iso.date().optional().catch(undefined)
const kindParam = orderKindSchema.optional().catch(undefined)

/** Parses the URL; unknown values are ignored. */
export function parseOrderSearchParams(params: URLSearchParams): OrderSearchParams {
  const state = stateParam.parse(params.get('state') ?? undefined)
  const kind = kindParam.parse(params.get('kind') ?? undefined)
  const from = dayParam.parse(params.get('from') ?? undefined)
  const to = dayParam.parse(params.get('to') ?? undefined)
  const q = (params.get('q') ?? '').slice(0, 200)
  return {
    filter: {
      ...(q !== '' && { q }),
      ...(state && { state }),
      ...(kind && { kind }),
      ...(from && { from }),
      ...(to && { to }),
    },
    page: readPageNumber(params),
    order: params.get('order'),
  }
}

/** The URL query; the first page is omitted. */
export function formatOrderSearchParams({ filter, page, order }: OrderSearchParams): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.q) params.set('q', filter.q)
  if (filter.state) params.set('state', filter.state)
  if (filter.kind) params.set('kind', filter.kind)
  if (filter.from) params.set('from', filter.from)
  if (filter.to) params.set('to', filter.to)
  if (page > 1) params.set('page', String(page))
  if (order !== null) params.set('order', order)
  return params
}

/** Text for each active part of the filter. */
export function filterNames({ q, state, kind, from, to }: OrderFilter) {
  return {
    q: q && `“${q}”`,
    state: state && `“${orderFilterLabels[state]}”`,
    kind: kind && `the kind ${orderKindLabels[kind]}`,
    from: from && 'the first day',
    to: to && 'the last day',
  }
}
