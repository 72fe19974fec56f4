import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { EarlyAnswer } from './early-answers.ts'

/** Gives HTML; empty: nothing can be shown of this page yet. */
type DrawAboveTheFold = (address: string, answers: ReadonlyMap<string, string>) => string

const drawingSchema = z.object({
  drawAboveTheFold: z.custom<DrawAboveTheFold>((value) => typeof value === 'function'),
})

interface SightParts {
  readonly answers: readonly EarlyAnswer[]
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
    const module: unknown = await import(pathToFileURL(file).href)
    const { drawAboveTheFold } = drawingSchema.parse(module)
    const given = answers.filter(({ json }) => json !== '')
    return drawAboveTheFold(address, new Map(given.map((answer) => [answer.path, answer.json])))
  } catch (error) {
    onFailure(error)
    return ''
  }
}
