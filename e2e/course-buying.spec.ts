import { expect, test } from '@playwright/test'
import { signUp } from './support/account.ts'
import { publishCourse } from './support/courses.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { checkoutOf, completePayment } from './support/store.ts'

test('a learner finds a course, closes the window, buys it, is thanked, and rates it as its owner', async ({
  page,
}) => {
  const { _id, CourseName } = await publishCourse(['Layer by layer', 'As deep as it goes'])
  const { firstName } = await signUp(page)
  await page.goto(`/course/${_id}`)
  await expect(page).toHaveURL(`/explore/${_id}`)
  await page.goto('/explorecourses')
  await page.getByRole('link', { name: `Explore More: ${CourseName}` }).click()
  const price = page.getByRole('complementary', { name: 'Price and access' })
  await expect(price).toContainText('₹499.00')
  await expect(price).toContainText('Test mode. No money moves.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Layer by layer' })).toContainText('Reading')

  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(checkoutOf(page)).toBeVisible()
  await expect(page.getByText('Processing...')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeFocused()

  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await completePayment(page, 'It succeeds')
  const thanks = page.getByRole('dialog', { name: 'Thank You!' })
  await expect(thanks).toContainText(CourseName)
  await expect(thanks.getByRole('link', { name: 'My Courses' })).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
  const saved = page.waitForResponse('**/api/premium/premiumsave')
  await thanks.getByRole('button', { name: 'Keep Learning' }).click()
  expect((await saved).status()).toBe(200)

  await expect(page).toHaveURL('/mycourses')
  await expect(page.getByText(`Welcome back, ${firstName}. Next: “Layer by layer”.`)).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: CourseName })
  await expect(card).toContainText('Purchased today')
  await expect(card.getByRole('link', { name: /^Continue learning/ })).toHaveAttribute(
    'href',
    new RegExp(`^/course/${_id}/content`),
  )
  await page.goto(`/explore/${_id}`)
  await expect(page).toHaveURL('/mycourses')

  await card.getByRole('link', { name: /^View Details/ }).click()
  await expect(page.getByText('Read it and mark it as complete')).toHaveCount(2)
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByLabel('What would you tell others?').fill('Clear and short.')
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByRole('region', { name: 'Reviews' })).toContainText('Clear and short.')

  await page.goto('/my-courses')
  await expect(page).toHaveURL('/mycourses')
  await page.getByRole('link', { name: 'All orders' }).click()
  const receipt = page.getByRole('article', { name: /^Receipt/ })
  await receipt.getByRole('link', { name: CourseName }).click()
  await expect(page).toHaveURL(`/course/${_id}`)
  await expect(page.getByRole('button', { name: 'Change rating' })).toBeVisible()
})
