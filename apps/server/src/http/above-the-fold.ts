import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { cacheDrawings, type DrawAboveTheFold } from './drawing-cache.ts'
import type { PreloadedAnswer } from './preloaded-answers.ts'

const drawingSchema = z.object({
  drawAboveTheFold: z.custom<DrawAboveTheFold>((value) => typeof value === 'function'),
})

/** By the name of the file, which a build gives to no other. */
const drawings = new Map<string, DrawAboveTheFold>()

interface SightParts {
  readonly answers: readonly PreloadedAnswer[]
  readonly onFailure: (error: unknown) => void
}

/**
 * What can be read of a page before its program is there, as HTML: drawn from the answers that the page comes with, by the
 * page's own components, which the build has put into a file for the server. Empty where that fails, which is told to `onFailure`:
 * the page draws itself later.
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
