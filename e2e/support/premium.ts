import { expect, type Page } from '@playwright/test'
import { paymentOrderSchema, premiumStateSchema, testCheckout } from '../../packages/contract/src/index.ts'
import { isPhone } from './problem-page.ts'

/** Opens the solutions of the problem on the page. */
export async function showSolutions(page: Page): Promise<void> {
  await page.getByRole(isPhone(page) ? 'button' : 'tab', { name: 'Solutions' }).click()
  await expect(page.getByRole('region', { name: 'Solutions' })).toBeVisible()
}

/** Buys a year of premium for whoever is signed in on this page, without the page. */
export async function premiumBought({ request }: Page): Promise<void> {
  const details = await request.post('/api/premium/premiumdetails', { data: {} })
  const { id: productId } = premiumStateSchema.parse(await details.json())
  const subscription = await request.get(`/api/premium/subscription/${productId}`)
  const { id: order_id } = paymentOrderSchema.parse(await subscription.json())
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
  if (!answer.ok()) throw new Error(`Premium was not verified: ${await answer.text()}`)
}
