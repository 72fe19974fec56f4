import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What breaks WCAG 2.2 AA here, or one of axe's best practices seriously: the rule and where. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await untilItStandsStill(page)
  const { violations } = await new AxeBuilder({ page })
    // What passes is not described, which would take most of the time. (These options undo what was chosen before them.)
    .options({ resultTypes: ['violations'] })
    .withTags([...wcag22AA, 'best-practice'])
    .analyze()
  return violations
    .filter(
      ({ impact, tags }) =>
        impact === 'serious' || impact === 'critical' || tags.some((tag) => wcag22AA.includes(tag)),
    )
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
