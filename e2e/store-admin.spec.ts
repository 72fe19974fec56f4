import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { getAllGoodies, paymentOrderSchema, testCheckout } from '../packages/contract/src/index.ts'
import { signInAsAdmin, signUp } from './support/account.ts'

test('an admin adds a product with a picture, sees it run low, ships one and refunds another, and deletes it', async ({
  page,
  browser,
}) => {
  test.slow()
  const name = `Belt ${randomUUID().slice(0, 8)}`
  await signInAsAdmin(page)
  await page.goto('/StoreManagment')
  const picture = { name: 'belt.png', mimeType: 'image/png', buffer: await page.screenshot() }

  await page.getByRole('button', { name: 'Add product' }).click()
  const adding = page.getByRole('dialog', { name: 'Add product' })
  await adding.getByLabel('Name', { exact: true }).fill(name)
  await adding.getByLabel('Description').fill('Two metres of cotton')
  await adding.getByLabel('Price in ₹').fill('0.5')
  await adding.getByLabel('Quantity').fill('21')
  await adding.getByLabel('Choose an image').setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
  await expect(adding.getByRole('alert')).toContainText('This is no picture that can be kept.')
  await adding.getByLabel('Choose an image').setInputFiles(picture)
  await expect(adding.getByLabel('Image URL')).toHaveValue(/^\/pictures\/[0-9a-f]{64}\.webp$/)
  await adding.getByRole('button', { name: 'Add product' }).click()
  await expect(adding).toContainText('Price must be 0 or at least 1')
  await adding.getByLabel('Price in ₹').fill('1199.5')
  await adding.getByRole('button', { name: 'Add product' }).click()
  await expect(adding).toBeHidden()

  await page.getByLabel('Search by name or id').fill(name)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('₹1,199.50')
  await expect(row).toContainText('21 in stock')
  await row.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit product' })
  await editing.getByLabel('Quantity').fill('4')
  await editing.getByRole('button', { name: 'Save product' }).click()
  await expect(row).toContainText('4 left')
  await expect(page.getByRole('region', { name: 'Low stock' })).toContainText(name)

  const buyer = await (await browser.newContext()).newPage()
  await boughtThroughCalls(buyer, name)
  await boughtThroughCalls(buyer, name)
  await page.goto('/StoreManagment/orders')
  await page.getByLabel('Search orders').fill(name)
  await expect(page).toHaveURL(/q=Belt/)
  await expect(page.getByText('Showing 1 to 2 of 2 orders')).toBeVisible()
  const order = await opened(page, name, 0)
  await order.getByRole('button', { name: 'Mark as shipped' }).click()
  await page.getByLabel('Tracking').fill('IND-4711')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(order).toContainText('IND-4711')

  const other = await opened(page, name, 1)
  await other.getByRole('button', { name: 'Refund' }).click()
  await page.getByLabel('Answer to the buyer').fill('It was cracked.')
  await page.getByRole('button', { name: 'Refund ₹1,199.50' }).click()
  await expect(page.getByText('The money is back with the buyer.')).toBeVisible()
  await expect(other).toContainText('Refunded')
  await buyer.goto('/orders')
  await expect(buyer.getByText('Shipped').first()).toBeVisible()
  await expect(buyer.getByText('Refunded').first()).toBeVisible()

  await page.goto('/StoreManagment')
  await page.getByLabel('Search by name or id').fill(name)
  await expect(row).toContainText('3 left')
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('This action cannot be undone.')
  await page.getByRole('button', { name: 'Delete product' }).click()
  await expect(page.getByText('No products found')).toBeVisible()
})

/** Opens the order at this position of the list, the newest first. */
async function opened(page: Page, thing: string, place: number): Promise<Locator> {
  await page
    .getByRole('list', { name: 'Orders', exact: true })
    .getByRole('button', { name: thing })
    .nth(place)
    .click()
  const order = page.getByRole('article', { name: /^Order / })
  await expect(order).toContainText(thing)
  return order
}

/** Orders and pays by API calls, as the user of this page. */
async function boughtThroughCalls(page: Page, productName: string): Promise<void> {
  const { request } = page
  const products = async () =>
    getAllGoodies.response.parse(await (await request.get(`/api${getAllGoodies.path}`)).json())
  if (!(await request.get('/api/user/check')).ok()) await signUp(page)
  const product = (await products()).find((each) => each.productName === productName)
  const ordered = await request.post(`/api/goodies/orderid/${product?._id}`, { data: {} })
  const { id } = paymentOrderSchema.parse(await ordered.json())
  const outcome = { outcome: 'success' }
  const paid = testCheckout.response.parse(
    await (await request.post(`/api/test-checkout/${id}`, { data: outcome })).json(),
  )
  if ('error' in paid) throw new Error(paid.error.description)
  const verified = await request.post('/api/goodies/paymentverify', {
    data: {
      productId: product?._id,
      order_id: id,
      payment_id: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    },
  })
  expect(verified.ok(), await verified.text()).toBe(true)
}
