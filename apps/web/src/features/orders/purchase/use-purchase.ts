import type { ShippingAddress, User } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, isConnectionLost, messageOf } from '../../../lib/api/api-error.ts'
import { checkoutFailedMessage, type PaymentResult, payOrder } from '../../../shared/payments/pay-order.ts'
import { notifyFailure } from '../../../ui/toast.tsx'
import { ordersChanged, placeOrder, type Wish } from '../queries.ts'
import { useAskingAgain } from './use-asking-again.ts'

/** Where somebody is on the way from "Buy" to the confirmed order. */
export type PurchaseState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'address'; readonly wish: Wish }
  | { readonly kind: 'opening' | 'paying' | 'verifying'; readonly wish: Wish }
  | {
      readonly kind: 'confirmed'
      readonly wish: Wish
      readonly orderId: string
      readonly orderNumber: number
    }
  | { readonly kind: 'pending'; readonly wish: Wish; readonly message: string; readonly orderId: string }
  /** `orderId` is null when there is no order. */
  | {
      readonly kind: 'failed'
      readonly wish: Wish
      readonly message: string
      readonly orderId: string | null
    }

export interface Purchase {
  readonly state: PurchaseState
  /** Id of the thing whose payment is under way; null: none is. */
  readonly busyId: string | null
  /** Asks whither to send the thing, before it is ordered. */
  readonly begin: (wish: Wish) => void
  /** Orders and lets pay. Throws `ApiError` when the server finds fault with an address that was asked for. */
  readonly order: (wish: Wish, address: ShippingAddress | null) => Promise<void>
  /** Back to where it began. */
  readonly finish: () => void
}

interface PurchaseOptions {
  readonly user: User
  /** Something was ordered or paid, so what is in stock may have changed. */
  readonly onChanged: () => Promise<void>
  /** What is wanted is this person's already, in the server's words. */
  readonly onOwned?: (message: string) => void
}

/** One purchase at a time, from the address to the confirmed order. */
export function usePurchase({ user, onChanged, onOwned }: PurchaseOptions): Purchase {
  const queryClient = useQueryClient()
  const [state, setState] = useState<PurchaseState>({ kind: 'idle' })
  const keepFocus = useReturningFocus(state.kind === 'idle')
  const refresh = () => void Promise.all([ordersChanged(queryClient), onChanged()])
  const askAgain = useAskingAgain(refresh)

  const order = async (wish: Wish, address: ShippingAddress | null) => {
    keepFocus()
    const isAsking = state.kind === 'address'
    if (!isAsking) setState({ kind: 'opening', wish })
    try {
      const placed = await placeOrder(wish, address)
      setState({ kind: 'opening', wish })
      const end = await payOrder(placed, {
        user,
        productId: wish.id,
        // Before the payment window opens, nothing of ours may still hold the focus or cover the page.
        onOpening: () => flushSync(() => setState({ kind: 'paying', wish })),
        onVerifying: () => setState({ kind: 'verifying', wish }),
      })
      // It may be paid and given at any moment, also when the buyer has closed what tells of it.
      if (end.kind === 'pending') askAgain()
      setState(stateAfter(end, wish))
    } catch (error) {
      if (isAsking && error instanceof ApiError && error.status === 400) throw error
      if (onOwned && error instanceof ApiError && error.code === 'already_owned') {
        setState({ kind: 'idle' })
        return onOwned(messageOf(error))
      }
      setState({ kind: 'failed', wish, message: refusalWords(error), orderId: null })
    } finally {
      refresh()
    }
  }
  return {
    state,
    busyId: busyIdOf(state),
    order,
    begin: (wish) => {
      keepFocus()
      setState({ kind: 'address', wish })
    },
    // A dialog that began the next step closes after it.
    finish: () => setState((current) => (current === state ? { kind: 'idle' } : current)),
  }
}

/** After several dialogs and a window, the focus goes back to the button that all began with, or to its page. */
function useReturningFocus(isIdle: boolean): () => void {
  const began = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const target = began.current
    if (!isIdle || !target) return
    began.current = null
    // The last dialog puts the focus somewhere first.
    const timer = setTimeout(
      () => (target.isConnected ? target : document.getElementById('main'))?.focus(),
      0,
    )
    return () => clearTimeout(timer)
  }, [isIdle])
  return () => {
    if (began.current === null && document.activeElement instanceof HTMLElement)
      began.current = document.activeElement
  }
}

function stateAfter(end: PaymentResult, wish: Wish): PurchaseState {
  switch (end.kind) {
    case 'paid':
      return { ...end, kind: 'confirmed', wish }
    case 'dismissed':
      if (end.isTimeOver) notifyFailure('The time to pay is over, and nothing is held for you any more.')
      return { kind: 'idle' }
    case 'pending':
    case 'failed':
      return { ...end, wish }
  }
}

/** A server that failed says nothing of use to a buyer. */
function refusalWords(error: unknown): string {
  if (isConnectionLost(error)) return messageOf(error)
  const isAnswered = error instanceof ApiError && error.status >= 400 && error.status < 500
  return isAnswered ? messageOf(error) : checkoutFailedMessage
}

function busyIdOf(state: PurchaseState): string | null {
  switch (state.kind) {
    case 'opening':
    case 'paying':
    case 'verifying':
      return state.wish.id
    case 'idle':
    case 'address':
    case 'confirmed':
    case 'pending':
    case 'failed':
      return null
  }
}
