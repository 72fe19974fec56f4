import type { Page } from '@playwright/test'
import { layoutFaultsSource } from './layout-faults.ts'
import { waitForAnimations } from './wait-for-animations.ts'

/**
 * The layout faults of the page: text or a control that is cut, overlaps another, or lies outside of its bar or the window; a
 * page that scrolls sideways; a broken word; a field that is too narrow for its choice; a selected tab that is scrolled away.
 * Intended effects do not count: visually hidden text, an ellipsis with the full text available, scrolling areas, sticky bars,
 * menus and dialogs.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  for (let looks = 1; ; looks++) {
    const faults = await page.evaluate<string[]>(layoutFaultsSource)
    // On a busy machine the layout follows a resize late, so only faults that persist count.
    if (faults.length === 0 || looks === 10) return faults
    await page.waitForTimeout(200)
  }
}

/** The layout faults at the current size of the window and at each of these sizes; then restores the size. */
export async function findLayoutFaultsAt(
  page: Page,
  sizes: readonly { width: number; height: number }[],
): Promise<string[]> {
  const own = page.viewportSize()
  if (!own) throw new Error('The window has no size.')
  const faults: string[] = []
  for (const size of [own, ...sizes]) {
    await page.setViewportSize(size)
    faults.push(...(await findLayoutFaults(page)).map((fault) => `${size.width} px: ${fault}`))
  }
  await page.setViewportSize(own)
  return faults
}
