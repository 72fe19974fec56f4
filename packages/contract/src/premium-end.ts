import { premium } from './money.ts'

/** The end of premium bought at a moment: the new time is added to current premium, if any, or starts at the purchase. */
export function premiumEnd(runsUntil: Date | null, boughtAt: Date): Date {
  const end = new Date(runsUntil !== null && runsUntil > boughtAt ? runsUntil : boughtAt)
  end.setUTCFullYear(end.getUTCFullYear() + premium.years)
  return end
}
