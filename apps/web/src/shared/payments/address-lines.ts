import type { ShippingAddress } from '@codedojo/contract'

/** An address as it is written on a parcel, one line after the other. */
export function addressLines(address: ShippingAddress): readonly string[] {
  const { name, line1, line2, postcode, city, region, country, phone } = address
  return [name, line1, line2, `${postcode} ${city}`, region, country, phone].filter((line) => line !== '')
}
