import { expect, test } from '@playwright/test'
import { signInAsAdmin } from './support/account.ts'

// No switch is turned here, because that would disable the assistants for tests that run in parallel; component tests cover it.
test('an admin sees who answers and how far back, is asked before a switch is turned, and gets over a failure', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Assistants' }).click()
  const answers = page.getByRole('region', { name: 'Who answers' })
  await expect(answers).toContainText('Embedded coach')
  await expect(answers).toContainText('GEMINI_API_KEY')

  await page.getByRole('button', { name: 'Switch off Sahayak' }).click()
  const question = page.getByRole('alertdialog', { name: 'Switch off Sahayak' })
  await expect(question).toContainText('Nobody can ask it from now on.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Switch off Sahayak' })).toBeVisible()

  await page.route('**/api/admin/assistants?days=7', (route) => route.abort(), { times: 4 })
  await page.getByLabel('Days').selectOption('7')
  await expect(page).toHaveURL('/admin/assistants?days=7')
  await expect(page.getByRole('alert')).toContainText('Failed to load the assistants.')
  await page.unroute('**/api/admin/assistants?days=7')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(answers).toBeVisible()
})
