import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RazorpayOptions } from '../shared/payments/open-checkout.ts'
import { answer, answerCalls, refuse } from '../testing/answer-calls.ts'
import { stubModalDialog } from '../testing/stub-modal-dialog.ts'
import { TestCheckout } from './test-checkout.ts'

beforeEach(stubModalDialog)
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const path = 'POST /api/test-checkout/order_test_1'
const signed = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_test_1',
  razorpay_signature: 'signed',
}

function openWindow(options: Partial<RazorpayOptions> = {}) {
  const handler = vi.fn()
  const ondismiss = vi.fn()
  const onFailed = vi.fn()
  const opened = new TestCheckout({
    ...{ key: 'k', amount: 34_900, currency: 'INR', name: 'CodeDojo', description: 'Trace <b>notebook</b>' },
    ...{ order_id: 'order_test_1', notes: { order_number: '12' }, theme: { color: '' } },
    prefill: { name: '', email: '', contact: '' },
    modal: { ondismiss },
    handler,
    ...options,
  })
  opened.on('payment.failed', onFailed)
  opened.open()
  return { opened, handler, ondismiss, onFailed }
}

test('says that no money moves, what is paid for, and how much', () => {
  openWindow({ timeout: 872 })

  const dialog = screen.getByRole('dialog', { name: 'Test checkout' })
  expect(dialog.textContent).toContain('Test mode. No money moves, no card is asked for.')
  expect(dialog.textContent).toContain('Trace <b>notebook</b>')
  expect(dialog.textContent).toContain('order 12')
  expect(dialog.textContent).toContain('Held for you for 14:32')
  expect(screen.getAllByText('₹349.00')).toHaveLength(2)
})

test('the page can close it, as the buyer can', () => {
  const { opened, ondismiss } = openWindow()

  opened.close()

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(ondismiss).toHaveBeenCalledOnce()
})

test('a payment that succeeds hands over the signed answer and closes', async () => {
  const requests = answerCalls({ [path]: () => answer(signed) })
  const { handler, ondismiss } = openWindow()

  await userEvent.click(screen.getByRole('button', { name: 'Complete test payment' }))

  await waitFor(() => expect(handler).toHaveBeenCalledWith(signed))
  expect(await requests[0]?.json()).toEqual({ outcome: 'success' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(ondismiss).not.toHaveBeenCalled()
})

test('a payment that fails says why, tells the page and can be tried again', async () => {
  const error = { code: 'C', description: 'The payment failed, as you chose.', source: 's', step: 's' }
  const metadata = { order_id: 'order_test_1', payment_id: 'pay_0' }
  let isFirst = true
  answerCalls({
    [path]: () => {
      if (!isFirst) return answer(signed)
      isFirst = false
      return answer({ error: { ...error, reason: 'r', metadata } })
    },
  })
  const { handler, onFailed } = openWindow()

  await userEvent.click(screen.getByRole('radio', { name: /It fails/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Complete test payment' }))

  expect((await screen.findByRole('alert')).textContent).toBe('The payment failed, as you chose.')
  expect(onFailed).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('radio', { name: /It succeeds/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(handler).toHaveBeenCalledWith(signed))
})

test('a refusal of the server is shown in its words', async () => {
  answerCalls({ [path]: () => refuse({ code: 'order_paid', message: 'This order is paid already.' }) })
  const { onFailed } = openWindow()

  await userEvent.click(screen.getByRole('button', { name: 'Complete test payment' }))

  expect((await screen.findByRole('alert')).textContent).toBe('This order is paid already.')
  expect(onFailed).not.toHaveBeenCalled()
})

test('closing without paying tells the page once, and the focus goes back', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const { handler, ondismiss } = openWindow()

  await userEvent.click(screen.getByRole('button', { name: 'Close without paying' }))

  await waitFor(() => expect(ondismiss).toHaveBeenCalledTimes(1))
  expect(handler).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(before)
})

test('the window closes by itself when the time to pay is over', async () => {
  vi.useFakeTimers()
  const { ondismiss } = openWindow({ timeout: 2 })

  await vi.advanceTimersByTimeAsync(3000)

  expect(ondismiss).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})
