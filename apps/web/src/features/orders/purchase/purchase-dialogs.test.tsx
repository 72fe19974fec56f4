import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RazorpayOptions } from '../../../shared/payments/open-checkout.ts'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleOrder } from '../../../testing/sample-order.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { stubResizeObserver } from '../../../testing/stub-resize-observer.ts'
import { PurchaseDialogs } from './purchase-dialogs.tsx'
import { usePurchase } from './use-purchase.ts'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete window.Razorpay
})

const address = {
  ...{ name: 'Meera', line1: '14 Ferry Road', line2: '', city: 'Kochi', region: 'Kerala' },
  ...{ postcode: '682001', country: 'India', phone: '+91 98470 12345', choice: '' },
}
const orderPath = 'POST /api/goodies/orderid/product-1'
const placed = {
  ...{ id: 'order_1', amount: 34_900, currency: 'INR', orderId: 'order-1', orderNumber: 1001 },
  ...{ name: 'Trace notebook', state: 'created', reservedUntil: null, heldSeconds: null },
  checkout: { provider: 'test', key: 'k', script: '/window.js' },
}

const sizes = 'Sizes S to XXL: name yours when you order.'

function Shop({ description = 'Lined paper.' }: { description?: string }) {
  const goods = { description, priceRupees: 349, image: '' }
  const purchase = usePurchase({ user: sampleUser(), onChanged: async () => {} })
  return (
    <>
      <button
        type="button"
        onClick={() => purchase.begin({ kind: 'product', id: 'product-1', name: 'Trace notebook', goods })}
      >
        Buy
      </button>
      <p>Busy with {purchase.busyId ?? 'nothing'}</p>
      <PurchaseDialogs purchase={purchase} address={address} doneText="Continue Shopping" />
    </>
  )
}

async function pressBuy() {
  const { router } = renderRoutes(
    ['/', '/before'].map((path) => ({ path, element: <Shop /> })),
    '/before',
  )
  await act(() => router.navigate('/'))
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }))
  return router
}

function windowThat(open: (options: RazorpayOptions) => void, close = () => {}) {
  window.Razorpay = class {
    readonly open: () => void
    constructor(given: RazorpayOptions) {
      this.open = () => open(given)
    }
    readonly close = close
    on() {}
  }
}

test('the address is sent with the order, and what the server finds wrong stands at its field', async () => {
  const requests = answerCalls({
    [orderPath]: () =>
      refuse({
        code: 'bad_input',
        message: 'Nobody ships there.',
        errors: [{ field: 'address.city', message: 'City is not known.' }],
      }),
  })

  await pressBuy()

  expect(await screen.findByText('City is not known.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Nobody ships there.')
  expect(await requests[0]?.json()).toEqual({ address })
})

test('thing, choice and address are shown before anything is ordered, and can be changed', async () => {
  const requests = answerCalls({ [orderPath]: () => answer(placed) })
  windowThat(() => {})
  renderRoutes([{ path: '/', element: <Shop description={sizes} /> }], '/')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Buy' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('name yours when you order')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Name what you choose')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Size or other choice'))
  await user.type(screen.getByLabelText('Size or other choice'), 'M')
  await user.click(screen.getByRole('button', { name: 'Continue' }))

  const check = await screen.findByRole('dialog', { name: 'Check your order' })
  expect(check.textContent).toContain('Trace notebook')
  expect(check.textContent).toContain('₹349.001 piece')
  expect(check.textContent).toContain('ChosenM')
  expect(check.textContent).toContain('14 Ferry Road')
  expect(requests).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.type(screen.getByLabelText('Size or other choice'), '{Backspace}XL')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }))

  await waitFor(() => expect(requests).toHaveLength(1))
  expect(await requests[0]?.json()).toEqual({ address: { ...address, choice: 'XL' } })
})

test('what is sold out is told in the words of the server', async () => {
  answerCalls({ [orderPath]: () => refuse({ code: 'out_of_stock', message: 'Out of stock' }) })

  await pressBuy()

  const dialog = await screen.findByRole('alertdialog', { name: 'Out of stock' })
  expect(dialog.textContent).toContain('"Trace notebook" was not bought, and nothing was charged.')
})

test('while the window is open nothing covers the page, and dismissing it ends where it began', async () => {
  answerCalls({ [orderPath]: () => answer(placed) })
  let dismiss = () => {}
  windowThat(({ modal }) => {
    dismiss = modal.ondismiss
  })

  await pressBuy()
  expect(await screen.findByText('Busy with product-1')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  dismiss()

  expect(await screen.findByText('Busy with nothing')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Buy'))
})

test('the step back closes the window, not the page', async () => {
  answerCalls({ [orderPath]: () => answer(placed) })
  const close = vi.fn()
  windowThat(() => {}, close)
  const router = await pressBuy()
  expect(await screen.findByText('Busy with product-1')).toBeTruthy()

  await act(() => router.navigate(-1))

  expect(await screen.findByText('Busy with nothing')).toBeTruthy()
  expect(close).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/')
})

test('a paid order is confirmed with its number, and Continue Shopping leads back', async () => {
  answerCalls({
    [orderPath]: () => answer(placed),
    'POST /api/goodies/paymentverify': () => answer({ success: true, orderId: 'order-1', orderNumber: 1001 }),
    'GET /api/order/mine/order-1': () => answer(sampleOrder({ address })),
  })
  windowThat(({ handler }) =>
    handler({ razorpay_payment_id: 'p', razorpay_order_id: 'order_1', razorpay_signature: 's' }),
  )

  await pressBuy()

  const confirmed = await screen.findByRole('dialog', { name: 'Order confirmed' })
  await waitFor(() => expect(confirmed.textContent).toContain('Order 1001 is paid in test mode.'))
  expect(confirmed.textContent).toContain('14 Ferry Road')
  await userEvent.click(screen.getByRole('button', { name: 'Continue Shopping' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
