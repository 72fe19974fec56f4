import type { Page } from '@playwright/test'
import { layoutFaultsSource } from './layout-faults.ts'
import { untilItStandsStill } from './until-it-stands-still.ts'

/**
 * What a stranger would see is wrong with the layout of this page, whatever it is about: text or a control that is cut, overlaps
 * another or lies outside of its bar or the window, a page that can be pushed sideways, a torn word, a field without room for
 * its choice, a chosen tab that was scrolled away. Deliberate things are none: words that are only spoken, an ellipsis with the
 * whole text behind it, a part that scrolls, a bar that stays over what scrolls below it, a menu or a dialog.
 */
export async function cutFaults(page: Page): Promise<string[]> {
  await untilItStandsStill(page)
  for (let looks = 1; ; looks++) {
    const faults = await page.evaluate<string[]>(layoutFaultsSource)
    // On a busy machine the page lags behind a window that has just got another size: a fault is what stays.
    if (faults.length === 0 || looks === 10) return faults
    await page.waitForTimeout(200)
  }
}

/** The same at the size that the window has and at each of these, after which it has its own again. */
export async function cutFaultsAt(
  page: Page,
  sizes: readonly { width: number; height: number }[],
): Promise<string[]> {
  const own = page.viewportSize()
  if (!own) throw new Error('The window has no size.')
  const faults: string[] = []
  for (const size of [own, ...sizes]) {
    await page.setViewportSize(size)
    faults.push(...(await cutFaults(page)).map((fault) => `${size.width} px: ${fault}`))
  }
  await page.setViewportSize(own)
  return faults
}
