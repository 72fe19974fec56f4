import type { ShippingAddress } from '@codedojo/contract'

/** A postal address, line by line. */
export function addressLines(address: ShippingAddress): readonly string[] {
  const { name, line1, line2, postcode, city, region, country, phone } = address
  return [name, line1, line2, `${postcode} ${city}`, region, country, phone].filter((line) => line !== '')
}
