import type { Page } from '@playwright/test'

/** Opens the lessons of a sample course (written lessons) from the list of courses. */
export async function openLessons(page: Page): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: 'Thinking in Hash Tables' })
  await card.getByRole('link', { name: /^Lessons of/ }).click()
  await page.getByRole('list', { name: 'Lessons in their order' }).waitFor()
}

/** Opens the form of the first lesson of the sample course. */
export async function openFirstLesson(page: Page): Promise<void> {
  await openLessons(page)
  await page.getByRole('list', { name: 'Lessons in their order' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Edit lesson' }).waitFor()
}
