/** Constants of the trade. Money is in paise everywhere but in fields that the specification has in rupees. */

export const paisePerRupee = 100

/** The least that a payment provider takes: one rupee. */
export const leastPaise = 100

export const premium = {
  pricePaise: 2000 * paisePerRupee,
  years: 1,
} as const

/** How long an unpaid order holds what it is for. */
export const reservationMinutes = 15

/** How long a buyer may ask for the money back, from the payment on. */
export const refundDays = 30

export const productLimits = {
  priceRupees: 1_000_000,
  quantity: 1_000_000,
  pictureBytes: 2 * 1024 * 1024,
} as const

/** Shown beside a product: above `many` all is well, above `few` it runs out. */
export const stockThresholds = { many: 20, few: 5 } as const

/** Paise from rupees with at most two decimals, which a floating-point number holds only nearly. */
export function paiseOf(rupees: number): number {
  return Math.round(rupees * paisePerRupee)
}

export function rupeesOf(paise: number): number {
  return paise / paisePerRupee
}
