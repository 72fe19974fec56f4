import { premiumEnd, type User } from '@codedojo/contract'
import { serverDate } from '../../lib/api/server-clock.ts'

/** A user's premium state at a given time. */
export type PremiumState =
  | { readonly kind: 'never' }
  | { readonly kind: 'ended'; readonly at: Date }
  | {
      readonly kind: 'running'
      readonly until: Date
      /** True shortly before the end, when a renewal is offered. */
      readonly isEnding: boolean
    }

/** How long before the end a renewal is offered on pages that only mention premium, in milliseconds. */
const askedBeforeMs = 30 * 24 * 3_600_000

type Facts = Pick<User, 'isPremium' | 'premiumUntil'>

export function premiumState({ isPremium, premiumUntil }: Facts, now = serverDate()): PremiumState {
  if (premiumUntil === null) return { kind: 'never' }
  const end = new Date(premiumUntil)
  // The server decides whether premium is active, because the browser's clock may be wrong.
  if (!isPremium) return { kind: 'ended', at: end }
  return { kind: 'running', until: end, isEnding: end.getTime() - now.getTime() <= askedBeforeMs }
}

/** The date on which premium would end if a year of it were bought now. */
export function renewedPremiumEnd({ isPremium, premiumUntil }: Facts, now = serverDate()): Date {
  return premiumEnd(isPremium && premiumUntil !== null ? new Date(premiumUntil) : null, now)
}
