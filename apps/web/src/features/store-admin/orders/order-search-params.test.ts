import { expect, test } from 'vitest'
import { formatOrderSearchParams, parseOrderSearchParams } from './order-search-params.ts'

const read = (query: string) => parseOrderSearchParams(new URLSearchParams(query))

test('filter, page and order stand in the address, and come back from it', () => {
  const address = read('q=mug&state=to_ship&kind=product&from=2026-11-01&to=2026-11-30&page=3&order=0193')

  expect(address).toEqual({
    filter: { q: 'mug', state: 'to_ship', kind: 'product', from: '2026-11-01', to: '2026-11-30' },
    page: 3,
    order: '0193',
  })
  expect(parseOrderSearchParams(formatOrderSearchParams(address))).toEqual(address)
})

test('an address of nonsense shows everything from the start', () => {
  expect(read('state=lost&kind=boat&from=soon&page=-2')).toEqual({ filter: {}, page: 1, order: null })
})
