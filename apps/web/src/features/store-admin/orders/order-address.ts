import { type OrderFilter, orderFilters, orderKindSchema } from '@codedojo/contract'
import { z } from 'zod'
import { readPageNumber } from '../../../lib/address/read-page-number.ts'
import { orderFilterLabels, orderKindLabels } from './order-text.ts'

export interface OrderAddress {
  /** An absent part narrows nothing. */
  readonly filter: OrderFilter
  /** From 1. */
  readonly page: number
  /** Id of the order that is read; null: none. */
  readonly order: string | null
}

const stateParam = z.enum(orderFilters).optional().catch(undefined)
const dayParam = z.iso.date().optional().catch(undefined)
const kindParam = orderKindSchema.optional().catch(undefined)

/** Reads the address of the page; what it does not know is ignored. */
export function orderAddressOf(params: URLSearchParams): OrderAddress {
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

/** The address's query; the first page is not named. */
export function paramsOf({ filter, page, order }: OrderAddress): URLSearchParams {
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

/** What the list is narrowed by, in words. */
export function filterNames({ q, state, kind, from, to }: OrderFilter) {
  return {
    q: q && `“${q}”`,
    state: state && `“${orderFilterLabels[state]}”`,
    kind: kind && `the kind ${orderKindLabels[kind]}`,
    from: from && 'the first day',
    to: to && 'the last day',
  }
}
