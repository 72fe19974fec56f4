import { expect, test } from 'vitest'
import { readPageNumber } from '../../lib/address/read-page-number.ts'
import { filterQuery } from '../../lib/address/use-filter-address.ts'
import { parseUserFilter } from './user-filter.ts'

test('a filter survives its way through the address', () => {
  const filter = { q: 'meera & co', role: 'admin', status: 'suspended', tier: 'premium' } as const

  expect(parseUserFilter(filterQuery(filter, 3))).toEqual(filter)
  expect(readPageNumber(filterQuery(filter, 3))).toBe(3)
})

test.each(['role=boss&status=tall&tier=gold', 'page=-1', ''])(
  'of the address "%s" nothing is believed',
  (address) => {
    const params = new URLSearchParams(address)

    expect(parseUserFilter(params)).toEqual({})
    expect(readPageNumber(params)).toBe(1)
  },
)
