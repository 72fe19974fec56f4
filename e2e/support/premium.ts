import { expect, type Page } from '@playwright/test'
import { premiumStateSchema } from '../../packages/contract/src/index.ts'
import { payByApi } from './pay-by-api.ts'
import { isPhone } from './problem-page.ts'

/** Opens the solutions panel of the problem page. */
export async function showSolutions(page: Page): Promise<void> {
  await page.getByRole(isPhone(page) ? 'button' : 'tab', { name: 'Solutions' }).click()
  await expect(page.getByRole('region', { name: 'Solutions' })).toBeVisible()
}

/** Buys a year of premium by API calls for the user of this page. */
export async function buyPremium(page: Page): Promise<void> {
  const { request } = page
  const details = await request.post('/api/premium/premiumdetails', { data: {} })
  const { id: productId } = premiumStateSchema.parse(await details.json())
  const subscription = await request.get(`/api/premium/subscription/${productId}`)
  await payByApi(page, { productId, order: await subscription.json() })
}
