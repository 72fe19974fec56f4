import {
  activatePremium,
  type PaymentOrder,
  type PremiumState,
  premiumDetails,
  premiumSubscription,
  type User,
} from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { checkoutFailedMessage, type PaymentResult, payOrder } from '../../shared/payments/pay-order.ts'

export type UpgradeStep = 'ordering' | 'paying' | 'verifying'

/** Result of a premium purchase. */
export type PremiumPurchaseResult =
  /** The end of the active premium; null if it was paid, but the answer with the end date was lost. */
  | { readonly kind: 'premium'; readonly state: PremiumState | null }
  | { readonly kind: 'dismissed' }
  /** The payment is probably made, but not confirmed yet. Premium starts by itself when it is. */
  | { readonly kind: 'pending'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly detail: string | null }

export interface Purchase {
  readonly user: Pick<User, '_id' | 'name' | 'emailId' | 'phone'>
  /** If true, buys another year even if premium is active; otherwise buys nothing then. */
  readonly isRenewal: boolean
  readonly onStep: (step: UpgradeStep) => void
}

/**
 * Orders a year of premium, opens the payment, and reports the payment to the server. Never throws.
 * Source of the order of calls: the specification of the problem page.
 */
export async function buyPremium(purchase: Purchase): Promise<PremiumPurchaseResult> {
  const { user, isRenewal, onStep } = purchase
  onStep('ordering')
  const opened = await openOrder(user._id, isRenewal)
  if (opened.kind !== 'order') return opened
  onStep('paying')
  const { order, premiumId } = opened
  const end = await payOrder(order, {
    user,
    productId: premiumId,
    onVerifying: () => onStep('verifying'),
  })
  return end.kind === 'paid' ? activate(premiumId) : unpaid(end)
}

type OpenedOrder =
  | { readonly kind: 'order'; readonly order: PaymentOrder; readonly premiumId: string }
  | Extract<PremiumPurchaseResult, { kind: 'premium' | 'failed' }>

async function openOrder(userId: string, isRenewal: boolean): Promise<OpenedOrder> {
  try {
    const state = await callApi(premiumDetails, { body: { userid: userId } })
    if (state.isPremium && !isRenewal) return { kind: 'premium', state }
    if (state.id === '') throw new Error('Premium ID not returned by server')
    const order = await callApi(premiumSubscription, { params: { id: state.id } })
    return { kind: 'order', order, premiumId: state.id }
  } catch (error) {
    return { kind: 'failed', message: checkoutFailedMessage, detail: reasonOf(error) }
  }
}

/** Checks whether an unconfirmed payment has started or extended premium; null if not yet. */
export async function findPremium({ _id, premiumUntil }: User): Promise<PremiumState | null> {
  try {
    const state = await callApi(premiumDetails, { body: { userid: _id } })
    return state.isPremium && state.expiresAt !== premiumUntil ? state : null
  } catch {
    return null // The next poll will show it.
  }
}

/** The server's message, unless it is only the generic one. */
function reasonOf(error: unknown): string | null {
  return error instanceof ApiError && error.message !== checkoutFailedMessage ? error.message : null
}

/** Reports the start of premium. Premium has started with the payment, so an error has no consequence. */
async function activate(premiumId: string): Promise<PremiumPurchaseResult> {
  try {
    const state = await callApi(activatePremium, { params: { id: premiumId } })
    return { kind: 'premium', state }
  } catch {
    return { kind: 'premium', state: null }
  }
}

function unpaid(end: Exclude<PaymentResult, { kind: 'paid' }>): PremiumPurchaseResult {
  switch (end.kind) {
    case 'dismissed':
      return { kind: 'dismissed' }
    case 'pending':
      return { kind: 'pending', message: end.message }
    case 'failed':
      return { kind: 'failed', message: end.message, detail: null }
  }
}
