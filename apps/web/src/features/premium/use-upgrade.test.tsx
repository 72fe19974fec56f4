import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RazorpayOptions } from '../../shared/payments/open-checkout.ts'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { sampleUser } from '../../testing/samples.ts'
import { useUpgrade } from './use-upgrade.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const premiumId = '6f1f7d0e-0000-4000-8000-000000000001'
const expiresAt = '2027-11-21T10:00:00.000Z'
const order = {
  ...{ id: 'order_1', amount: 200_000, currency: 'INR', orderId: 'our-order', orderNumber: 1001 },
  ...{ name: 'Premium, one year', state: 'created', reservedUntil: null, heldSeconds: null },
  checkout: { provider: 'test', key: 'key_1', script: '/test-checkout.js' },
}

class PayingWindow {
  private readonly options: RazorpayOptions
  constructor(options: RazorpayOptions) {
    this.options = options
  }
  on() {}
  open() {
    const { order_id: razorpay_order_id } = this.options
    this.options.handler({ razorpay_payment_id: 'pay_1', razorpay_order_id, razorpay_signature: 'signed' })
  }
}

test('a payment whose answer was lost is not offered again, and premium begins as soon as it is confirmed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('Razorpay', PayingWindow)
  let isPremium = false
  const requests = answerCalls({
    'POST /api/premium/premiumdetails': () =>
      answer({
        isPremium,
        id: premiumId,
        expiresAt: isPremium ? expiresAt : null,
        courses: [],
        purchasedDate: null,
      }),
    [`GET /api/premium/subscription/${premiumId}`]: () => answer(order),
  })
  const onPremium = vi.fn(async () => {})
  const { result } = renderHook(() => useUpgrade({ user: sampleUser(), onPremium }))

  act(() => result.current.start())
  await waitFor(() => expect(result.current.state.kind).toBe('pending'))
  act(() => result.current.start())
  expect(requests.filter(({ url }) => url.includes('subscription'))).toHaveLength(1)

  isPremium = true
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(result.current.state.kind).toBe('idle'))
  expect(onPremium).toHaveBeenCalledWith(
    expect.objectContaining({ isPremium: true, id: premiumId, expiresAt }),
  )
})
