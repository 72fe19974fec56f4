import { testCheckout } from '@codedojo/contract'
import { callApi } from '../lib/api/api.ts'
import { messageOf } from '../lib/api/api-error.ts'
import type { RazorpayOptions, RazorpayWindow } from '../shared/payments/open-checkout.ts'
import { type CheckoutView, drawCheckout } from './draw-checkout.ts'
import { startCountdown } from './start-countdown.ts'

type FailureListener = Parameters<RazorpayWindow['on']>[1]

// How it works: this checkout has the same constructor, options and result as the payment provider's, so the page cannot tell
// them apart. The dialog is the browser's `dialog` element, which keeps the focus inside, closes with Escape, and makes the
// page behind inert. The chosen outcome is sent to the server, which signs the result as the provider would.

/** The timeout of the call, so that a hanging call does not lock the dialog. */
const answerWithinMs = 30_000

/** The payment window of test mode: no money moves, and the person chooses the outcome of the payment. */
export class TestCheckout implements RazorpayWindow {
  readonly #options: RazorpayOptions
  readonly #onFailed: FailureListener[] = []
  #view: CheckoutView | null = null

  constructor(options: RazorpayOptions) {
    this.#options = options
  }

  on(_event: 'payment.failed', listener: FailureListener): void {
    this.#onFailed.push(listener)
  }

  open(): void {
    const { modal, timeout } = this.#options
    const focusedBefore = document.activeElement
    const view = drawCheckout(this.#options, {
      onPay: (outcome) => void this.#pay(view, outcome),
      onClose: () => view.dialog.close(),
    })
    this.#view = view
    const stopClock = startCountdown(timeout, {
      onTick: view.showTimeLeft,
      onEnd: () => view.dialog.close(),
    })
    // Escape, a button, the timeout and a successful payment all end here.
    view.dialog.addEventListener('close', () => {
      stopClock()
      view.dialog.remove()
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
      if (view.dialog.returnValue !== paid) modal.ondismiss()
    })
    document.body.append(view.dialog)
    view.dialog.showModal()
  }

  close(): void {
    this.#view?.dialog.close()
  }

  async #pay(view: CheckoutView, outcome: 'success' | 'failure'): Promise<void> {
    const { order_id: id, handler } = this.#options
    view.showWaiting()
    try {
      const signal = AbortSignal.timeout(answerWithinMs)
      const answer = await callApi(testCheckout, { params: { id }, body: { outcome }, signal })
      if (!view.dialog.open) return
      if ('error' in answer) return this.#fail(view, answer.error)
      view.dialog.close(paid)
      handler(answer)
    } catch (error) {
      view.showFailure(messageOf(error))
    }
  }

  #fail(view: CheckoutView, error: { description: string }): void {
    view.showFailure(error.description)
    for (const listener of this.#onFailed) listener({ error })
  }
}

const paid = 'paid'
