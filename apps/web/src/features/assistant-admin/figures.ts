const small = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 })
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const few = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

/** An amount as a plain number: the operator's currency is not configured. */
export function costWords(micros: number): string {
  const units = micros / 1_000_000
  if (units === 0) return '0'
  return units < 0.01 ? small.format(units) : money.format(units)
}

/** A price with all the decimals that were configured. */
export function tokenPrice(price: number): string {
  return few.format(price)
}
