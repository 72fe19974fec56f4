import { type Browser, expect, type Page, test } from '@playwright/test'
import { signUp } from './support/account.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { isPhone } from './support/problem-page.ts'
import { addProduct, checkoutOf, completePayment, orderFromStore } from './support/store.ts'

test('a buyer closes the window, fails to pay, retries, and asks for a refund of the receipt', async ({
  page,
  baseURL,
}) => {
  const product = await addProduct(baseURL, 3)
  await signUp(page)
  await page.goto('/goodies')
  await expect(
    page.getByText('Payments are in test mode on this installation. No money moves.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Explore Products' }).click()
  await expect(page.getByRole('region', { name: 'Products' })).toBeFocused()

  await orderFromStore(page, product)
  await expect(checkoutOf(page)).toContainText('Test mode. No money moves, no card is asked for.')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  const buy = page.getByRole('button', { name: `Buy ${product}` })
  await expect(buy).toBeFocused()

  await buy.click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await completePayment(page, 'It fails')
  await expect(checkoutOf(page).getByRole('alert')).toHaveText('The payment failed, as you chose.')
  await completePayment(page, 'It succeeds')
  const confirmed = page.getByRole('dialog', { name: 'Order confirmed' })
  await expect(confirmed).toContainText('is paid in test mode')
  await expect(confirmed.getByRole('button', { name: 'Continue Shopping' })).toBeFocused()
  await confirmed.getByRole('link', { name: 'View order' }).click()

  const receipt = page.getByRole('article', { name: /^Receipt/ })
  await expect(receipt).toContainText('₹1,199.00')
  await expect(receipt).toContainText('14 Ferry Road')
  await receipt.getByLabel('Reason').fill('Ordered twice by mistake.')
  await receipt.getByRole('button', { name: 'Request refund' }).click()
  await expect(receipt.getByRole('region', { name: 'Refund' })).toContainText('Ordered twice by mistake.')
  await expect(receipt.getByText('Refund asked')).toBeVisible()
})

test('two want the last one: the first has it in the window and pays, the other is told and not charged', async ({
  page,
  browser,
  baseURL,
}) => {
  const product = await addProduct(baseURL, 1)
  const late = await anotherBuyer(browser)
  await signUp(page)
  for (const each of [page, late]) {
    await each.goto('/store')
    await expect(each.getByRole('button', { name: `Buy ${product}` })).toBeEnabled()
  }

  await orderFromStore(page, product)
  await expect(checkoutOf(page)).toBeVisible()
  await orderFromStore(late, product)

  const refusal = late.getByRole('alertdialog', {
    name: 'Out of stock: the last one is held for somebody who is paying.',
  })
  await expect(refusal).toContainText('nothing was charged')
  await refusal.getByRole('button', { name: 'Close' }).click()
  await expect(late.getByRole('button', { name: `Buy ${product}` })).toBeDisabled()
  await completePayment(page, 'It succeeds')
  await page.getByRole('button', { name: 'Continue Shopping' }).click()
  await expect(page.getByRole('article').filter({ hasText: product })).toContainText('Out of stock')
  await late.goto('/orders')
  await expect(late.getByText('You have not ordered anything yet.')).toBeVisible()
  await late.context().close()
})

test('what goes wrong around a payment is told in its words, and what is unpaid can be paid later', {
  tag: '@full',
}, async ({ page, baseURL }) => {
  const product = await addProduct(baseURL, 3)
  await signUp(page)
  await page.route('**/test-checkout.js', (route) => route.abort())
  await page.goto('/store')
  await orderFromStore(page, product)
  const unopened = page.getByRole('alertdialog', { name: 'Failed to initialize payment' })
  await expect(unopened).toContainText('Nothing was charged.')
  await unopened.getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/test-checkout.js')

  await page.goto('/orders')
  if (isPhone(page)) await page.getByRole('button', { name: product }).click()
  await page.route('**/api/goodies/paymentverify', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), signature: 'f'.repeat(64) } }),
  )
  await page.getByRole('button', { name: 'Pay now' }).click()
  await completePayment(page, 'It succeeds')

  const refused = page.getByRole('alertdialog', { name: 'Payment verification failed' })
  await refused.getByRole('link', { name: 'Your orders' }).click()
  await expect(page.getByText('If you paid, it completes by itself within a few minutes.')).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
})

async function anotherBuyer(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signUp(page)
  return page
}
