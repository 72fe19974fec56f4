import type { ShippingAddress, User } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, isConnectionLost, messageOf } from '../../../lib/api/api-error.ts'
import { checkoutFailedMessage, type PaymentResult, payOrder } from '../../../shared/payments/pay-order.ts'
import { notifyFailure } from '../../../ui/toast.tsx'
import { invalidateOrders, type PurchaseItem, placeOrder } from '../queries.ts'
import { usePaymentPolling } from './use-payment-polling.ts'

/** Step of a purchase, from "Buy" to the confirmed order. */
export type PurchaseState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'address'; readonly item: PurchaseItem }
  | { readonly kind: 'opening' | 'paying' | 'verifying'; readonly item: PurchaseItem }
  | {
      readonly kind: 'confirmed'
      readonly item: PurchaseItem
      readonly orderId: string
      readonly orderNumber: number
    }
  | {
      readonly kind: 'pending'
      readonly item: PurchaseItem
      readonly message: string
      readonly orderId: string
    }
  /** `orderId` is null when no order was created. */
  | {
      readonly kind: 'failed'
      readonly item: PurchaseItem
      readonly message: string
      readonly orderId: string | null
    }

export interface Purchase {
  readonly state: PurchaseState
  /** Id of the item whose payment is in progress; null if none. */
  readonly busyId: string | null
  /** Asks for the shipping address before ordering. */
  readonly begin: (item: PurchaseItem) => void
  /** Creates the order and opens the payment. Throws `ApiError` if the server rejects the entered address. */
  readonly order: (item: PurchaseItem, address: ShippingAddress | null) => Promise<void>
  /** Resets to the initial state. */
  readonly finish: () => void
}

interface PurchaseOptions {
  readonly user: User
  /** Called after an order or payment, because the stock may have changed. */
  readonly onChanged: () => Promise<void>
  /** Called with the server's message when the user already owns the item. */
  readonly onOwned?: (message: string) => void
}

/** State of a purchase, from the address to the confirmed order; one at a time. */
export function usePurchase({ user, onChanged, onOwned }: PurchaseOptions): Purchase {
  const queryClient = useQueryClient()
  const [state, setState] = useState<PurchaseState>({ kind: 'idle' })
  const keepFocus = useReturningFocus(state.kind === 'idle')
  const refresh = () => void Promise.all([invalidateOrders(queryClient), onChanged()])
  const askAgain = usePaymentPolling(refresh)

  const order = async (item: PurchaseItem, address: ShippingAddress | null) => {
    keepFocus()
    const isAsking = state.kind === 'address'
    if (!isAsking) setState({ kind: 'opening', item })
    try {
      const placed = await placeOrder(item, address)
      setState({ kind: 'opening', item })
      const end = await payOrder(placed, {
        user,
        productId: item.id,
        // Rendered synchronously, because our dialogs must release the focus and close before the payment window opens.
        onOpening: () => flushSync(() => setState({ kind: 'paying', item })),
        onVerifying: () => setState({ kind: 'verifying', item }),
      })
      // The payment may be confirmed at any time, also after the buyer has closed the dialog.
      if (end.kind === 'pending') askAgain()
      setState(stateAfter(end, item))
    } catch (error) {
      if (isAsking && error instanceof ApiError && error.status === 400) throw error
      if (onOwned && error instanceof ApiError && error.code === 'already_owned') {
        setState({ kind: 'idle' })
        return onOwned(messageOf(error))
      }
      setState({ kind: 'failed', item, message: refusalWords(error), orderId: null })
    } finally {
      refresh()
    }
  }
  return {
    state,
    busyId: busyIdOf(state),
    order,
    begin: (item) => {
      keepFocus()
      setState({ kind: 'address', item })
    },
    // A dialog that started the next step calls `finish` afterwards; that must not reset the new step.
    finish: () => setState((current) => (current === state ? { kind: 'idle' } : current)),
  }
}

/** Returns the focus to the button that started the purchase, or to the page, after all dialogs and the payment window. */
function useReturningFocus(isIdle: boolean): () => void {
  const began = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const target = began.current
    if (!isIdle || !target) return
    began.current = null
    // Deferred, because the last dialog moves the focus first.
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

function stateAfter(end: PaymentResult, item: PurchaseItem): PurchaseState {
  switch (end.kind) {
    case 'paid':
      return { ...end, kind: 'confirmed', item }
    case 'dismissed':
      if (end.isTimeOver) notifyFailure('The time to pay is over, and nothing is held for you any more.')
      return { kind: 'idle' }
    case 'pending':
    case 'failed':
      return { ...end, item }
  }
}

/** The message for the buyer; server errors (5xx) have no useful one. */
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
      return state.item.id
    case 'idle':
    case 'address':
    case 'confirmed':
    case 'pending':
    case 'failed':
      return null
  }
}
