import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { allScreens, walkScreens } from './screens/all-screens.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { findLayoutFaultsAt } from './support/find-layout-faults.ts'
import { themes } from './support/themes.ts'
import { widths } from './support/widths.ts'

/** The additional widths at which each project checks a screen: the two projects together cover all five. */
const widthsOf = (project: string) =>
  project === 'phone' ? [widths.narrowPhone] : [widths.halfScreen, widths.tablet]

// A toast that is fading in or out has too little contrast for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const theme of themes) {
  test(`no screen has an accessibility fault in ${theme}, and nothing on it is cut`, async ({ page }) => {
    // Seventy screens, one after the other; nine minutes were seen on a slow machine.
    test.setTimeout(1_800_000)
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    const faults: string[] = []
    const visited: string[] = []

    await walkScreens(page, allScreens, async ({ name, path }) => {
      faults.push(...(await findAccessibilityFaults(page)).map((fault) => `${name}: ${fault}`))
      visited.push(path.replace(/\?.*/, ''), new URL(page.url()).pathname)
      const cut = await findLayoutFaultsAt(page, widthsOf(test.info().project.name))
      faults.push(...cut.map((fault) => `${name}, ${fault}`))
    })

    expect(faults).toEqual([])
    expect(await routesWithout(visited)).toEqual([])
  })
}

/** Checked in a spec of its own. */
const lookedAtElsewhere = '/problemcontent/:id'

/** The route patterns of the app that none of these addresses matches. */
async function routesWithout(visited: readonly string[]): Promise<string[]> {
  const app = join(import.meta.dirname, '../apps/web/src/app')
  const sources = await Promise.all(
    ['router.tsx', 'admin/admin-paths.ts'].map((name) => readFile(join(app, name), 'utf8')),
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
