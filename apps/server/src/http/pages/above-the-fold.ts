import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { cacheDrawings, type DrawAboveTheFold } from './drawing-cache.ts'
import type { PreloadedAnswer } from './preloaded-answers.ts'

const drawingSchema = z.object({
  drawAboveTheFold: z.custom<DrawAboveTheFold>((value) => typeof value === 'function'),
})

/** Cached by file name, which contains a hash of the content. */
const drawings = new Map<string, DrawAboveTheFold>()

interface SightParts {
  readonly answers: readonly PreloadedAnswer[]
  readonly onFailure: (error: unknown) => void
}

/**
 * Prerenders the first screen of a page as HTML (server-side rendering): from the preloaded responses, by the page's
 * own components, which the build bundles for the server. On an error, which is passed to `onFailure`, the result is
 * empty, and the page renders in the browser.
 */
export async function aboveTheFold(
  file: string,
  address: string,
  { answers, onFailure }: SightParts,
): Promise<string> {
  try {
    const draw = drawings.get(file) ?? (await drawingIn(file))
    drawings.set(file, draw)
    const given = answers.filter(({ json }) => json !== '')
    return draw(address, new Map(given.map((answer) => [answer.path, answer.json])))
  } catch (error) {
    onFailure(error)
    return ''
  }
}

async function drawingIn(file: string): Promise<DrawAboveTheFold> {
  const module: unknown = await import(pathToFileURL(file).href)
  return cacheDrawings(drawingSchema.parse(module).drawAboveTheFold)
}
