/** Constants of the store. Amounts are in paise, except in fields for which the specification requires rupees. */

export const paisePerRupee = 100

/** The smallest amount that a payment provider accepts: one rupee. */
export const leastPaise = 100

export const premium = {
  pricePaise: 2000 * paisePerRupee,
  years: 1,
} as const

/** How long an unpaid order reserves its product. */
export const reservationMinutes = 15

/** How long after the payment a buyer may request a refund. */
export const refundDays = 30

export const productLimits = {
  priceRupees: 1_000_000,
  quantity: 1_000_000,
  pictureBytes: 2 * 1024 * 1024,
} as const

/** Stock indicator of a product: above `many` ample, above `few` limited. */
export const stockThresholds = { many: 20, few: 5 } as const

/** Converts rupees with at most two decimals to paise; rounds, because floating-point numbers are inexact. */
export function paiseOf(rupees: number): number {
  return Math.round(rupees * paisePerRupee)
}

export function rupeesOf(paise: number): number {
  return paise / paisePerRupee
}
