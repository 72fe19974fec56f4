import { type OrderKind, orderKindSchema } from '@codedojo/contract'
import { z } from 'zod'
import { useAddress } from '../../lib/use-address.ts'

const pageSchema = z.coerce.number().int().min(1).catch(1)

/** Which orders the address of the page names, and which of them is read. */
export function useOrdersAddress() {
  const [params, change] = useAddress()
  return {
    kind: orderKindSchema.nullable().catch(null).parse(params.get('kind')),
    page: pageSchema.parse(params.get('page') ?? undefined),
    /** Id of the order that is read; null: none was chosen. */
    chosen: params.get('order'),
    chooseKind: (kind: OrderKind | null) => change(changed(params, { kind, page: null, order: null })),
    choosePage: (page: number) =>
      change(changed(params, { page: page > 1 ? String(page) : null, order: null })),
    choose: (order: string | null) => change(changed(params, { order })),
  }
}

function changed(before: URLSearchParams, values: Readonly<Record<string, string | null>>): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(values)) {
    if (value === null) after.delete(name)
    else after.set(name, value)
  }
  return after
}
