import { randomUUID } from 'node:crypto'
import { expect, type Page, request } from '@playwright/test'
import { addGoodies, choiceSentence, getAllGoodies } from '../../packages/contract/src/index.ts'
import { admin } from '../installation.ts'

/** Adds, as an admin, a product to the store. Returns its unique name. */
export async function addProduct(origin: string | undefined, quantity: number): Promise<string> {
  const productName = `Trace notebook ${randomUUID().slice(0, 8)}`
  const asAdmin = await request.newContext(origin === undefined ? {} : { baseURL: origin })
  await asAdmin.post('/api/user/login', { data: { emailId: admin.email, password: admin.password } })
  const answer = await asAdmin.post(`/api${addGoodies.path}`, {
    data: { productName, productDescription: '160 dotted pages', productPrice: 1199, quantity },
  })
  const words = await answer.text()
  await asAdmin.dispose()
  expect(answer.ok(), words).toBe(true)
  return productName
}

/** Presses Buy in the open store and enters an address; the payment window or a refusal follows. */
export async function orderFromStore(page: Page, productName: string): Promise<void> {
  await page.getByRole('button', { name: `Buy ${productName}` }).click()
  const address = page.getByRole('dialog', { name: 'Shipping address' })
  const fields = {
    ...{ Phone: '+91 98470 12345', Address: '14 Ferry Road', City: 'Kochi', State: 'Kerala' },
    ...{ 'Postal code': '682001', Country: 'India' },
  }
  for (const [label, value] of Object.entries(fields))
    await address.getByLabel(label, { exact: true }).fill(value)
  await address.getByLabel('Size or other choice').fill('M')
  await address.getByRole('button', { name: 'Continue' }).click()
  const check = page.getByRole('dialog', { name: 'Check your order' })
  await expect(check).toContainText('14 Ferry Road')
  await check.getByRole('button', { name: /^(Continue to payment|Order for free)$/ }).click()
}

export function checkoutOf(page: Page) {
  return page.getByRole('dialog', { name: 'Test checkout' })
}

/** Lets the payment in the open payment window succeed or fail. */
export async function completePayment(page: Page, end: 'It succeeds' | 'It fails'): Promise<void> {
  await checkoutOf(page).getByRole('radio', { name: end }).check()
  await checkoutOf(page)
    .getByRole('button', { name: /Complete test payment|Retry/ })
    .click()
}

/** Leaves an unpaid order of a sample product: other tests count the stock of their own products. */
export async function leaveUnpaidOrder({ request: own }: Page): Promise<void> {
  const products = getAllGoodies.response.parse(await (await own.get(`/api${getAllGoodies.path}`)).json())
  const product = products.find(
    ({ quantity, isSample, productDescription }) =>
      quantity > 0 && isSample && choiceSentence(productDescription) === null,
  )
  const answer = await own.post(`/api/goodies/orderid/${product?._id}`, { data: {} })
  expect(answer.ok(), await answer.text()).toBe(true)
}
