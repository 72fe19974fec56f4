import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { attemptScreens } from './screens/attempt-screens.ts'
import { contestDeskScreens, contestScreens } from './screens/contest-screens.ts'
import { courseAdminScreens, courseScreens } from './screens/course-screens.ts'
import { deskScreens, peopleScreens } from './screens/desk-screens.ts'
import { findingScreens } from './screens/finding-screens.ts'
import { frameScreens } from './screens/frame-screens.ts'
import { helpScreens, inboxScreens } from './screens/help-screens.ts'
import { problemDeskScreens } from './screens/problem-desk-screens.ts'
import { profileScreens } from './screens/profile-screens.ts'
import { roomDeskScreens, roomScreens } from './screens/room-screens.ts'
import type { Screen } from './screens/screen.ts'
import { settingsScreens } from './screens/settings-screens.ts'
import { storeAdminScreens, storeScreens } from './screens/store-screens.ts'
import { visitorScreens } from './screens/visitor-screens.ts'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { signedInAsAdmin, signedUp } from './support/account.ts'
import { isFull, skipThemesOfOtherSize, themes } from './support/what-is-looked-at.ts'

/** Those of visitors first, those of admins last: each test signs up once, and in as an admin once. */
const screens: readonly Screen[] = [
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
  ...deskScreens,
  ...inboxScreens,
  ...roomDeskScreens,
  ...storeAdminScreens,
  ...courseAdminScreens,
  ...contestDeskScreens,
  ...peopleScreens,
  ...problemDeskScreens,
]

/** Administration is work for a desk: on a phone the full run looks at it. */
const isLookedAt = ({ isAdmin }: Screen) => !isAdmin || isFull || test.info().project.name === 'desktop'

// A message that is just coming or going has the contrast of no design.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const theme of themes) {
  test(`no screen has an accessibility fault in ${theme}`, async ({ page }) => {
    skipThemesOfOtherSize(theme)
    // Seventy screens, one after the other.
    test.setTimeout(600_000)
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    // What was typed into the wizard of one screen would open it over the next.
    await page.addInitScript(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith('codedojo:wizard:')) sessionStorage.removeItem(key)
    })
    const faults: string[] = []
    const visited: string[] = []
    let isSignedIn = false
    let isAdmin = false
    for (const screen of screens.filter(isLookedAt)) {
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
      await expect(page.locator('#first-sight')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await screen.prepare?.(page)
      faults.push(...(await accessibilityFaults(page)).map((fault) => `${screen.name}: ${fault}`))
      visited.push(screen.path.replace(/\?.*/, ''), new URL(page.url()).pathname)
    }

    expect(faults).toEqual([])
    if (isAdmin) expect(await routesWithout(visited)).toEqual([])
  })
}

/** In a spec of its own. */
const lookedAtElsewhere = '/problemcontent/:id'

/** The routes of the pages that none of these addresses belongs to. */
async function routesWithout(visited: readonly string[]): Promise<string[]> {
  const app = join(import.meta.dirname, '../apps/web/src/app')
  const sources = await Promise.all(
    ['router.tsx', 'admin-paths.ts'].map((name) => readFile(join(app, name), 'utf8')),
  )
  const routes = sources
    .join('\n')
    .split('\n')
    .filter((line) => !line.includes('redirect('))
    .flatMap((line) => [...line.matchAll(/'(\/[^']*)'/g)].map(([, route = '']) => route))
  expect(routes.length).toBeGreaterThan(50)
  return routes.filter((route) => {
    const address = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`)
    return route !== lookedAtElsewhere && !visited.some((path) => address.test(path))
  })
}
