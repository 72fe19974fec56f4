import { rupeesOf } from '@codedojo/contract'

const format = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * Formats an amount in paise: "₹1,199.00". Grouped by thousands, as everywhere on the screens, and always with both decimals,
 * so that amounts in a column line up.
 */
export function formatRupees(paise: number): string {
  const amount = format.format(rupeesOf(Math.abs(paise)))
  return paise < 0 ? `−₹${amount}` : `₹${amount}`
}
