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

test.each(['name', 'line1', 'line2', 'city', 'region', 'choice'])(
  'a sign that turns the text around is refused in %s',
  (field) => {
    const typed = { ...address, postcode: '1000001', phone: '+81312345678', [field]: 'a\u202eb' }

    const { error } = shippingAddressSchema.safeParse(typed)

    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  },
)
