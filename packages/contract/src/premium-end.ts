import { premium } from './money.ts'

/** When premium that is bought at a moment ends: its time begins then, or at the end of the premium that runs. */
export function premiumEnd(runsUntil: Date | null, boughtAt: Date): Date {
  const end = new Date(runsUntil !== null && runsUntil > boughtAt ? runsUntil : boughtAt)
  end.setUTCFullYear(end.getUTCFullYear() + premium.years)
  return end
}
