const small = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 })
const money = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const few = new Intl.NumberFormat(undefined, { maximumFractionDigits: 6 })

/** An amount in the operator's currency unit, which nobody has told us: a number alone. */
export function costWords(micros: number): string {
  const units = micros / 1_000_000
  if (units === 0) return '0'
  return units < 0.01 ? small.format(units) : money.format(units)
}

/** A price as it was set, to the last digit. */
export function priceWords(price: number): string {
  return few.format(price)
}

export function countWords(count: number): string {
  return count.toLocaleString()
}

/** "1 question", "4,500 questions". */
export function questionWords(count: number): string {
  return `${countWords(count)} ${count === 1 ? 'question' : 'questions'}`
}
