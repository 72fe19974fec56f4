import type { Page } from '@playwright/test'

const answers = /<script type="application\/json" data-answer=.*?<\/script>\n/gs

/**
 * Removes the preloaded answers from the HTML of every page, so that the page requests everything and a test can mock the
 * responses.
 */
export async function removePreloadedAnswers(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(answers, '') })
  })
}
