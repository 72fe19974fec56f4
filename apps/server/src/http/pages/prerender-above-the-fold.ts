import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { PreloadedAnswer } from './preloaded-answers.ts'
import { cacheRenderedPages, type RenderAboveTheFold } from './rendered-page-cache.ts'

const moduleSchema = z.object({
  renderAboveTheFold: z.custom<RenderAboveTheFold>((value) => typeof value === 'function'),
})

/** By file name, which contains a hash of the content. */
const renderers = new Map<string, RenderAboveTheFold>()

interface PrerenderParts {
  readonly answers: readonly PreloadedAnswer[]
  readonly onFailure: (error: unknown) => void
}

/**
 * Prerenders the first screen of a page as HTML (server-side rendering): from the preloaded responses, by the page's
 * own components, which the build bundles for the server. On an error, which is passed to `onFailure`, the result is
 * empty, and the page renders in the browser.
 */
export async function prerenderAboveTheFold(
  file: string,
  address: string,
  { answers, onFailure }: PrerenderParts,
): Promise<string> {
  try {
    const render = renderers.get(file) ?? (await loadRenderer(file))
    renderers.set(file, render)
    const present = answers.filter(({ json }) => json !== '')
    return render(address, new Map(present.map((answer) => [answer.path, answer.json])))
  } catch (error) {
    onFailure(error)
    return ''
  }
}

async function loadRenderer(file: string): Promise<RenderAboveTheFold> {
  const module: unknown = await import(pathToFileURL(file).href)
  return cacheRenderedPages(moduleSchema.parse(module).renderAboveTheFold)
}
