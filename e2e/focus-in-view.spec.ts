import { expect, type Locator, test } from '@playwright/test'
import { signUp } from './support/account.ts'

/** Expects that no bar at the edge of the window and no end of a scrolling area covers the element. */
async function expectSeen(place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  await expect
    .poll(() =>
      place.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect()
        const seen = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 1, y))
        return seen.every((one) => one !== null && element.contains(one))
      }),
    )
    .toBe(true)
}

test('a refused field on a page comes into view with its label, below the bar', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Send us a message' })
  // Scrolls the field into the window, but behind the bar.
  await form.getByLabel('Subject').evaluate((field) => {
    window.scrollBy(0, field.getBoundingClientRect().top - 4)
  })

  await form.evaluate((element) => element instanceof HTMLFormElement && element.requestSubmit())

  await expect(form.getByLabel('Subject')).toBeFocused()
  await expectSeen(form.getByText('Subject', { exact: true }))
  await expectSeen(form.getByText('Subject is required'))
})

test('a refused field in a sheet comes into view with what is said of it, above the buttons', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const wizard = page.getByRole('dialog', { name: 'Edit Profile' })
  const age = wizard.getByLabel('Age', { exact: true })
  await age.fill('two')
  // Scrolls the field to the end of the visible part.
  await age.evaluate((field) => {
    let box: Element | null = field
    while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
    if (box) box.scrollTop += field.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
  })

  await wizard.getByRole('button', { name: 'Next' }).click()

  await expect(age).toBeFocused()
  await expectSeen(wizard.getByText('Age must be a number'))
})
