import type { Page } from '@playwright/test'

/** From the list of courses to the lessons of a sample, which are written ones; other journeys make other courses. */
export async function lessonsOpened(page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: 'Thinking in Hash Tables' })
  await card.getByRole('link', { name: /^Lessons of/ }).click()
  await page.getByRole('list', { name: 'Lessons in their order' }).waitFor()
}

/** And on to the form of its first lesson. */
export async function lessonOpened(page: Page): Promise<void> {
  await lessonsOpened(page)
  await page.getByRole('list', { name: 'Lessons in their order' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Edit lesson' }).waitFor()
}
