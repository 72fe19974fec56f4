const small = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 })
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const few = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

/** An amount in the operator's currency unit, which nobody has told us: a number alone. */
export function costWords(micros: number): string {
  const units = micros / 1_000_000
  if (units === 0) return '0'
  return units < 0.01 ? small.format(units) : money.format(units)
}

/** A price as it was set, to the last digit. */
export function tokenPrice(price: number): string {
  return few.format(price)
}
