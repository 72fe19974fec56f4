import { expect, test } from 'vitest'
import { pageOfAddress } from '../../lib/address/page-of-address.ts'
import { addressOf } from '../../lib/address/use-filter-address.ts'
import { parseUserFilter } from './user-filter.ts'

test('a filter survives its way through the address', () => {
  const filter = { q: 'meera & co', role: 'admin', status: 'suspended', tier: 'premium' } as const

  expect(parseUserFilter(addressOf(filter, 3))).toEqual(filter)
  expect(pageOfAddress(addressOf(filter, 3))).toBe(3)
})

test.each(['role=boss&status=tall&tier=gold', 'page=-1', ''])(
  'of the address "%s" nothing is believed',
  (address) => {
    const params = new URLSearchParams(address)

    expect(parseUserFilter(params)).toEqual({})
    expect(pageOfAddress(params)).toBe(1)
  },
)
