import type { Page } from '@playwright/test'

const answers = /<script type="application\/json" data-answer=.*?<\/script>\n/gs

/** Takes out of every page the answers that the server has written into it: the page asks, and a journey can answer in its way. */
export async function letAskForAll(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(answers, '') })
  })
}
