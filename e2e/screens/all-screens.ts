import { expect, type Page } from '@playwright/test'
import { signInAsAdmin, signUp } from '../support/account.ts'
import { adminScreens, peopleScreens } from './admin-screens.ts'
import { contestAdminScreens, contestScreens } from './contest-screens.ts'
import { courseAdminScreens, courseScreens } from './course-screens.ts'
import { frameScreens } from './frame-screens.ts'
import { helpScreens, inboxScreens } from './help-screens.ts'
import { findingScreens } from './practice-screens.ts'
import { problemAdminScreens } from './problem-admin-screens.ts'
import { profileScreens } from './profile-screens.ts'
import { roomAdminScreens, roomScreens } from './room-screens.ts'
import type { Screen } from './screen.ts'
import { settingsScreens } from './settings-screens.ts'
import { storeAdminScreens, storeScreens } from './store-screens.ts'
import { submissionScreens } from './submission-screens.ts'
import { visitorScreens } from './visitor-screens.ts'

/** Visitors' screens first, admins' last, so that a run signs up once and signs in as an admin once. */
export const allScreens: readonly Screen[] = [
  ...visitorScreens,
  ...frameScreens,
  ...findingScreens,
  ...profileScreens,
  ...storeScreens,
  ...courseScreens,
  ...submissionScreens,
  ...settingsScreens,
  ...helpScreens,
  ...roomScreens,
  ...contestScreens,
  ...adminScreens,
  ...inboxScreens,
  ...roomAdminScreens,
  ...storeAdminScreens,
  ...courseAdminScreens,
  ...contestAdminScreens,
  ...peopleScreens,
  ...problemAdminScreens,
]

/** Opens each of these screens in turn and calls `look`. */
export async function walkScreens(
  page: Page,
  screens: readonly Screen[],
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  // Removes the wizard's draft, which would open the wizard on later screens.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('codedojo:typed:')) localStorage.removeItem(key)
  })
  let isSignedIn = false
  let isAdmin = false
  for (const screen of screens) {
    if (screen.isSignedIn && !isSignedIn) {
      await signUp(page)
      isSignedIn = true
    }
    if (screen.isAdmin && !isAdmin) {
      await signInAsAdmin(page)
      isAdmin = true
    }
    await page.goto(screen.path)
    // The server-drawn part has a heading, too, so the test waits until the page has replaced it.
    await expect(page.locator('#above-the-fold')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await screen.prepare?.(page)
    await look(screen)
  }
}
