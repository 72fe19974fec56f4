import { expect, test } from '@playwright/test'
import { signUp } from './support/account.ts'
import { addProduct, checkoutOf, completePayment, orderFromStore } from './support/store.ts'

// Slow, because the server gives the browser a minute before it asks the payment provider itself.
test('a payment whose news never arrives completes by itself, before the eyes of its buyer', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const product = await addProduct(baseURL, 1)
  await signUp(page)
  await page.goto('/store')
  await page.route('**/api/goodies/paymentverify', (route) => route.abort())

  await orderFromStore(page, product)
  await expect(checkoutOf(page)).toBeVisible()
  await completePayment(page, 'It succeeds')
  const pending = page.getByRole('alertdialog', { name: 'Payment not confirmed yet' })
  await expect(pending).toContainText('Error verifying payment.')
  await pending.getByRole('button', { name: 'Your orders' }).click()

  await expect(page.getByText('If you paid, it completes by itself within a few minutes.')).toBeVisible()
  await expect(page.getByRole('article', { name: /^Receipt/ })).toBeVisible({ timeout: 120_000 })
})
