import { premiumEnd, type User } from '@codedojo/contract'
import { serverDate } from '../../lib/api/server-clock.ts'

/** How somebody stands with premium at a moment. */
export type PremiumState =
  | { readonly kind: 'never' }
  | { readonly kind: 'ended'; readonly at: Date }
  | {
      readonly kind: 'running'
      readonly until: Date
      /** The end is near: time to ask whether it should go on. */
      readonly isEnding: boolean
    }

/** So long before the end renewing is offered where premium is only mentioned. */
const askedBeforeMs = 30 * 24 * 3_600_000

type Facts = Pick<User, 'isPremium' | 'premiumUntil'>

export function premiumState({ isPremium, premiumUntil }: Facts, now = serverDate()): PremiumState {
  if (premiumUntil === null) return { kind: 'never' }
  const end = new Date(premiumUntil)
  // The server says whether it runs: a browser's clock may be wrong.
  if (!isPremium) return { kind: 'ended', at: end }
  return { kind: 'running', until: end, isEnding: end.getTime() - now.getTime() <= askedBeforeMs }
}

/** The end of premium if a year of it were bought now. */
export function endIfBought({ isPremium, premiumUntil }: Facts, now = serverDate()): Date {
  return premiumEnd(isPremium && premiumUntil !== null ? new Date(premiumUntil) : null, now)
}
