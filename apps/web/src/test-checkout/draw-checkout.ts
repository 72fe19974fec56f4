import { formatRupees } from '../lib/format/format-rupees.ts'
import type { RazorpayOptions } from '../shared/payments/open-checkout.ts'
import { drawOutcomeChoice, type PaymentOutcome } from './draw-outcome-choice.ts'
import { makeElement, makeIcon } from './make-element.ts'

export interface CheckoutView {
  readonly dialog: HTMLDialogElement
  readonly showTimeLeft: (left: string) => void
  readonly showWaiting: () => void
  /** Shows an error message; the person may try again. */
  readonly showFailure: (sentence: string) => void
}

interface CheckoutActions {
  readonly onPay: (outcome: PaymentOutcome) => void
  readonly onClose: () => void
}

const dialogClasses = [
  'm-auto max-h-[90dvh] w-[440px] max-w-full overflow-y-auto overscroll-contain rounded-lg border',
  'border-line-strong bg-panel p-0 text-body text-ink backdrop:bg-canvas/70',
  'max-md:mx-0 max-md:mb-0 max-md:w-full max-md:rounded-b-none',
].join(' ')

/** Creates the dialog of the test checkout, not yet attached to the page. The page's style sheet gives it the theme. */
export function drawCheckout(options: RazorpayOptions, { onPay, onClose }: CheckoutActions): CheckoutView {
  const timeLeft = makeElement('p', { class: 'text-ui text-muted' })
  const failure = makeElement('p', { role: 'alert', class: 'mt-3 text-ui text-wa empty:hidden' })
  const ends = drawOutcomeChoice()
  const pay = makeElement('button', { type: 'submit', class: 'btn btn-primary' }, 'Complete test payment')
  const leave = makeElement('button', { type: 'button', class: 'btn btn-ghost' }, 'Close without paying')
  const close = makeElement(
    'button',
    { type: 'button', class: 'btn btn-ghost btn-square btn-sm', 'aria-label': 'Close' },
    makeIcon('close'),
  )
  const form = makeElement(
    'form',
    { class: 'p-5' },
    drawHead(options, close),
    drawThing(options, timeLeft),
    ends.element,
    failure,
    drawTotal(options),
    makeElement('div', { class: 'mt-5 flex flex-wrap justify-end gap-2' }, leave, pay),
  )
  const attributes = { role: 'dialog', 'aria-labelledby': titleId, 'aria-describedby': noticeId }
  const dialog = makeElement('dialog', { ...attributes, class: dialogClasses }, drawNotice(), form)
  const buttons = [pay, leave, close]

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    onPay(ends.chosen())
  })
  for (const button of [leave, close]) button.addEventListener('click', onClose)
  // A payment that was sent is decided by the server; closing the dialog does not cancel it.
  dialog.addEventListener('cancel', (event) => {
    if (pay.disabled) event.preventDefault()
  })
  return {
    dialog,
    showTimeLeft: (left) =>
      timeLeft.replaceChildren('Held for you for ', makeElement('span', { class: 'num' }, left)),
    showWaiting: () => {
      failure.replaceChildren()
      for (const button of buttons) button.disabled = true
      pay.textContent = 'Processing'
    },
    showFailure: (sentence) => {
      for (const button of buttons) button.disabled = false
      pay.textContent = 'Retry'
      failure.textContent = sentence
      pay.focus()
    },
  }
}

const titleId = 'test-checkout-title'
const noticeId = 'test-checkout-notice'

function drawNotice(): HTMLElement {
  return makeElement(
    'p',
    { id: noticeId, class: 'flex items-center gap-3 bg-limit-soft px-5 py-3 text-ui text-ink' },
    makeIcon('notice', 'text-limit'),
    makeElement(
      'span',
      {},
      makeElement('strong', { class: 'font-semibold' }, 'Test mode.'),
      ' No money moves, no card is asked for.',
    ),
  )
}

function drawHead({ name, notes }: RazorpayOptions, close: HTMLElement): HTMLElement {
  return makeElement(
    'div',
    { class: 'flex items-start justify-between gap-4' },
    makeElement(
      'div',
      {},
      makeElement('h2', { id: titleId, class: 'text-title' }, 'Test checkout'),
      makeElement(
        'p',
        { class: 'text-ui text-muted' },
        `${name}, order `,
        makeElement('span', { class: 'num text-ink' }, notes.order_number),
      ),
    ),
    close,
  )
}

function drawThing({ description, amount }: RazorpayOptions, timeLeft: HTMLElement): HTMLElement {
  return makeElement(
    'div',
    { class: 'my-4 flex items-center justify-between gap-4 border-y border-line py-3' },
    makeElement(
      'div',
      { class: 'min-w-0' },
      makeElement('p', { class: 'break-words', dir: 'auto' }, description),
      timeLeft,
    ),
    makeElement('p', { class: 'num shrink-0' }, formatRupees(amount)),
  )
}

function drawTotal({ amount }: RazorpayOptions): HTMLElement {
  return makeElement(
    'p',
    { class: 'mt-4 flex justify-between gap-4 font-semibold' },
    'Total',
    makeElement('span', { class: 'num' }, formatRupees(amount)),
  )
}
