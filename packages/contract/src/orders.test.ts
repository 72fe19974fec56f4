import { expect, test } from 'vitest'
import { shippingAddressSchema } from './orders.ts'

const address = {
  ...{
    name: '小明',
    line1: '1 Road',
    line2: '',
    city: 'Tokyo',
    region: 'Tokyo',
    country: 'Japan',
    choice: '',
  },
}

test('a telephone number and a postal code of an input method are read as digits', () => {
  const typed = { ...address, postcode: '１００－０００１', phone: '＋８１ ３ １２３４ ５６７８' }

  expect(shippingAddressSchema.parse(typed)).toMatchObject({ postcode: '100-0001', phone: '+81 3 1234 5678' })
})
