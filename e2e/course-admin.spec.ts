import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { signInAsAdmin } from './support/account.ts'
import { makeVideo } from './support/make-video.ts'

test('an admin makes a course with two own lessons, orders them by keyboard, publishes, edits and deletes it', async ({
  page,
  browser,
}) => {
  test.slow()
  const name = `Sorting ${randomUUID().slice(0, 8)}`
  await signInAsAdmin(page)
  await page.goto('/admin/courses')

  await page.getByRole('button', { name: 'Add New Course' }).click()
  const adding = page.getByRole('dialog', { name: 'Add New Course' })
  await adding.getByLabel('Course name').fill(name)
  await adding.getByLabel('Description').fill('Swaps, merges and heaps')
  await adding.getByLabel('Price in ₹').fill('-1')
  await adding.getByLabel('Validity in days').fill('548')
  await adding.getByLabel('Mentor').fill('Lin Yue')
  await adding
    .getByLabel('Playlist id')
    .fill('https://www.youtube.com/watch?v=abcdefghijk&list=PLabcdefghij0123')
  await adding.getByRole('button', { name: 'Save as draft' }).click()
  await expect(adding).toContainText('Price must be at least 1')
  await adding.getByLabel('Price in ₹').fill('499.5')
  await adding.getByLabel('Playlist id').fill('')
  await adding.getByRole('button', { name: 'Save as draft' }).click()
  await expect(adding).toBeHidden()
  const card = page.getByRole('article', { name })
  for (const words of ['Draft', '₹499.50', '1.5 years', '0 lessons']) await expect(card).toContainText(words)

  await page.getByRole('button', { name: 'Add lessons' }).click()
  await page.getByRole('link', { name: 'Add a lesson' }).click()
  await page.getByLabel('Title').fill('Swaps')
  await page.getByLabel('Notes', { exact: true }).fill('Swap $a$ and $b$.')
  await page.getByLabel('Find a problem').fill('First Echo')
  await page.getByRole('list', { name: 'Matching problems' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Add lesson' }).click()
  await expect(page.getByText('Written, 1 problem')).toBeVisible()

  await page.getByRole('link', { name: 'Add a lesson' }).click()
  await page.getByLabel('Title').fill('Merges')
  await page.getByRole('radio', { name: /Uploaded video/ }).click()
  const chosen = page.getByLabel('Choose a video file')
  await chosen.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') })
  await expect(page.getByRole('alert')).toContainText('“notes.mp4” was not kept.')
  const buffer = await makeVideo(browser, { seconds: 90 })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await (await chooser).setFiles({ name: 'merges.webm', mimeType: 'video/webm', buffer })
  await expect(page.getByText('320 × 180')).toBeVisible()
  await page.getByRole('button', { name: 'Add lesson' }).click()
  await expect(page.getByText('Uploaded video, 2 min')).toBeVisible()

  await movedDown(page, 'Swaps')
  await expect(page.getByText('Swaps was put down at place 2 of 2.')).toBeAttached()
  await page.reload()
  const lessons = page.getByRole('list', { name: 'Lessons in their order' })
  await expect(lessons.getByRole('link')).toHaveText(['Merges', 'Swaps'])

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The course is published.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit course' }).click()
  await page.getByRole('dialog').getByLabel('Price in ₹').fill('599')
  await page.getByRole('button', { name: 'Save course' }).click()
  await expect(page.getByText('₹599.00')).toBeVisible()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this course?')
  await page.getByRole('button', { name: 'Delete course' }).click()
  await expect(page).toHaveURL(/\/admin\/courses$/)
  await expect(page.getByRole('heading', { name: 'Course Management' })).toBeVisible()
  await expect(card).toBeHidden()
})

/** Moves the lesson one position down with the keys of its handle. */
async function movedDown(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Order of ${title}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${title} is picked up, at its own place 1 of 2.`)).toBeAttached()
  // The handle accepts arrow keys only a moment after the pick-up, so the move is retried.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(`${title} is over place 2 of 2.`)).toBeAttached({ timeout: 1000 })
  }).toPass()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/lessons'),
  )
  await page.keyboard.press('Space')
  expect((await saved).ok()).toBe(true)
}
