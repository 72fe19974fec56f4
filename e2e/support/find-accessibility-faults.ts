import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { waitForAnimations } from './wait-for-animations.ts'

const targetSize = 'target-size'
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The violations of WCAG 2.2 AA on the page, and the serious ones of axe's best practices: the rule and the element. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  const { violations } = await axeOn(page)
    // Passes are not reported, which would take most of the time. (`options` resets what was configured before.)
    .options({ resultTypes: ['violations'] })
    .withTags([...wcag22AA, 'best-practice'])
    .analyze()
  const faults = violations
    .filter(
      ({ impact, tags }) =>
        impact === 'serious' || impact === 'critical' || tags.some((tag) => wcag22AA.includes(tag)),
    )
    .flatMap(({ id, nodes }) => nodes.map((node) => ({ id, place: node.target.join(' ') })))
  const kept: string[] = []
  for (const { id, place } of faults)
    if (id !== targetSize || (await isTooSmall(page, place))) kept.push(`${id} ${place}`)
  return kept
}

/**
 * "Legacy" means that the result is put together in the page itself, not in another tab that is opened for it, which takes more
 * than half of the time. Frames of other origins are left out: they are players of video services.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

/** Whether a target is too small even in the middle of the window: one that is half covered by a bar can be scrolled out. */
async function isTooSmall(page: Page, place: string): Promise<boolean> {
  await page
    .locator(place)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await axeOn(page).include(place).withRules([targetSize]).analyze()
  return violations.length > 0
}
