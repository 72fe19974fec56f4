import { expect, type Page } from '@playwright/test'
import { signedInAsAdmin, signedUp } from '../support/account.ts'
import { adminScreens, peopleScreens } from './admin-screens.ts'
import { attemptScreens } from './attempt-screens.ts'
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
import { visitorScreens } from './visitor-screens.ts'

/** Those of visitors first, those of admins last: a walk signs up once, and in as an admin once. */
export const allScreens: readonly Screen[] = [
  ...visitorScreens,
  ...frameScreens,
  ...findingScreens,
  ...profileScreens,
  ...storeScreens,
  ...courseScreens,
  ...attemptScreens,
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

/** Brings the page to each of these screens, one after the other, and looks at it. */
export async function walkScreens(
  page: Page,
  screens: readonly Screen[],
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  // What was typed into the wizard of one screen would open it over the next.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('codedojo:typed:')) localStorage.removeItem(key)
  })
  let isSignedIn = false
  let isAdmin = false
  for (const screen of screens) {
    if (screen.isSignedIn && !isSignedIn) {
      await signedUp(page)
      isSignedIn = true
    }
    if (screen.isAdmin && !isAdmin) {
      await signedInAsAdmin(page)
      isAdmin = true
    }
    await page.goto(screen.path)
    // What the server has drawn of it has a heading, too.
    await expect(page.locator('#above-the-fold')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await screen.prepare?.(page)
    await look(screen)
  }
}
