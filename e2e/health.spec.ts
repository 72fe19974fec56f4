import { expect, test } from '@playwright/test'
import { adminOverview } from '../packages/contract/src/index.ts'
import { signInAsAdmin } from './support/account.ts'

test('the installation tells everybody that it works, and admins what it can judge', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/health')
  await signInAsAdmin(page)
  const overview = await page.request.get(`/api${adminOverview.path}`)

  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ ok: true })
  const { judges } = adminOverview.response.parse(await overview.json()).health
  expect(judges[0]?.languages.map(({ language }) => language).sort()).toEqual([
    'cpp',
    'java',
    'javascript',
    'python',
  ])
})

test('a visitor who is not signed in is brought to the sign-in page', async ({ page }) => {
  await page.goto('/')

  await expect(page).toHaveURL(/\/login/)
})
