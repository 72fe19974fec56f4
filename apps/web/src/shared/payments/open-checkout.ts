import type { PaymentOrder, User } from '@codedojo/contract'
import { currentInstallation } from '../../lib/installation.ts'

/** How a payment window ended. */
export type CheckoutResult =
  | {
      readonly kind: 'paid'
      readonly payment_id: string
      readonly order_id: string
      readonly signature: string
    }
  | { readonly kind: 'dismissed' }

export interface CheckoutOptions {
  readonly user: Pick<User, 'name' | 'emailId' | 'phone'>
  /** Called when the script has loaded and the payment window opens: overlays of the page must be removed. */
  readonly onOpening?: () => void
  /** Called when an attempt fails; the window stays open for another one. */
  readonly onFailed?: (description: string) => void
}

interface RazorpayAnswer {
  readonly razorpay_payment_id: string
  readonly razorpay_order_id: string
  readonly razorpay_signature: string
}

/** The options of Razorpay's checkout, which the embedded checkout of test mode accepts, too. */
export interface RazorpayOptions {
  readonly key: string
  readonly amount: number
  readonly currency: 'INR'
  readonly name: string
  readonly description: string
  readonly order_id: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
  readonly notes: { readonly order_number: string }
  readonly theme: { readonly color: string }
  /** Seconds after which the window closes by itself. */
  readonly timeout?: number
  readonly modal: { readonly ondismiss: () => void }
  readonly handler: (answer: RazorpayAnswer) => void
}

export interface RazorpayWindow {
  readonly open: () => void
  readonly close: () => void
  readonly on: (
    event: 'payment.failed',
    listener: (failed: { readonly error: { readonly description: string } }) => void,
  ) => void
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayWindow
  }
}

const themeColor = '#3399cc'

/** Closes the open payment window; null if none is open. */
let closeOpened: (() => void) | null = null

/** Closes the payment window as if the buyer had; a payment in progress completes by itself. */
export function closeCheckout(): void {
  closeOpened?.()
}

/** Opens the payment window for an order and resolves to how it ended. Throws when the script cannot be loaded. */
export async function openCheckout(
  order: PaymentOrder,
  { user, onOpening, onFailed }: CheckoutOptions,
): Promise<CheckoutResult> {
  const Razorpay = await loadScript(order.checkout.script)
  const end = await new Promise<CheckoutResult>((resolve) => {
    const opened = new Razorpay({
      key: order.checkout.key,
      amount: order.amount,
      currency: order.currency,
      name: currentInstallation().name,
      description: order.name,
      order_id: order.id,
      prefill: { name: user.name, email: user.emailId, contact: user.phone },
      notes: { order_number: String(order.orderNumber) },
      theme: { color: themeColor },
      ...timeoutOf(order),
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
      handler: (answer) =>
        resolve({
          kind: 'paid',
          payment_id: answer.razorpay_payment_id,
          order_id: answer.razorpay_order_id,
          signature: answer.razorpay_signature,
        }),
    })
    opened.on('payment.failed', ({ error }) => onFailed?.(error.description))
    closeOpened = () => {
      opened.close()
      resolve({ kind: 'dismissed' }) // Not every window reports that it was closed by a script.
    }
    onOpening?.()
    opened.open()
  })
  closeOpened = null
  return end
}

/** The window closes when the reservation ends, so that nobody begins to pay for what is no longer reserved. */
function timeoutOf({ heldSeconds }: PaymentOrder): { timeout?: number } {
  return heldSeconds === null ? {} : { timeout: Math.max(1, heldSeconds) }
}

/** Loads the checkout script at its first use; a failed load is retried the next time. */
async function loadScript(address: string): Promise<NonNullable<Window['Razorpay']>> {
  if (!window.Razorpay) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      script.src = address
      script.onload = () => resolve()
      script.onerror = () => {
        script.remove()
        reject(new Error(`The payment window at "${address}" could not be loaded.`))
      }
      document.head.append(script)
    })
  }
  if (!window.Razorpay) throw new Error(`"${address}" is no payment window.`)
  return window.Razorpay
}
