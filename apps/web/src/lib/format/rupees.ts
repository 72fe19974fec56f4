import { rupeesOf } from '@codedojo/contract'

const format = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * An amount of paise as people read it: "₹1,199.00". Grouped in threes, as everything else on the screens is, and
 * always with both decimals, so that amounts below each other line up.
 */
export function rupees(paise: number): string {
  const amount = format.format(rupeesOf(Math.abs(paise)))
  return paise < 0 ? `−₹${amount}` : `₹${amount}`
}
