import type { Page } from '@playwright/test'

/** Text that is just fading has the contrast of no design: what comes to an end by itself is awaited. */
export async function untilItStandsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}
