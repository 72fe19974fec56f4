import { expect, test } from '@playwright/test'
import { skipOnPhone } from './support/what-is-looked-at.ts'

test('the installation says of itself that all four languages can be judged', async ({ request }) => {
  skipOnPhone()
  const answer = await request.get('/api/health')

  expect(answer.status()).toBe(200)
  const { judges } = await answer.json()
  expect(judges[0].languages.map(({ language }: { language: string }) => language).sort()).toEqual([
    'cpp',
    'java',
    'javascript',
    'python',
  ])
})

test('a visitor who is not signed in is brought to the sign-in page', async ({ page }) => {
  skipOnPhone()
  await page.goto('/')

  await expect(page).toHaveURL(/\/login/)
})
