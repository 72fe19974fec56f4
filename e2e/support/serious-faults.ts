import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What is seriously or critically wrong for people who cannot see or point, and where. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await untilItStandsStill(page)
  // What passes is not described, which would take most of the time.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}`))
}

/** Text that is just fading has the contrast of no design: what comes to an end by itself is awaited. */
async function untilItStandsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}
