import type { Page } from '@playwright/test'
import { paymentOrderSchema, testCheckout } from '../../packages/contract/src/index.ts'

interface PaymentToMake {
  /** Id of what is bought: a product, a course or premium. */
  productId: string
  /** The response of the call that created the order. */
  order: unknown
}

/** Pays for an order in test mode by API calls, for the user of this page. */
export async function payByApi({ request }: Page, { productId, order }: PaymentToMake): Promise<void> {
  const { id: order_id } = paymentOrderSchema.parse(order)
  const paid = await request.post(`/api/test-checkout/${order_id}`, { data: { outcome: 'success' } })
  const end = testCheckout.response.parse(await paid.json())
  if ('error' in end) throw new Error(`The test payment failed: ${end.error.description}`)
  const answer = await request.post('/api/goodies/paymentverify', {
    data: {
      productId,
      order_id,
      payment_id: end.razorpay_payment_id,
      signature: end.razorpay_signature,
    },
  })
  if (!answer.ok()) throw new Error(`The payment was not verified: ${await answer.text()}`)
}
