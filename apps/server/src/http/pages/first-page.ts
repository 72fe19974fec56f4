import { join } from 'node:path'
import { z } from 'zod'
import { cacheFile } from '../cache-file.ts'

const pagesSchema = z.array(
  z.object({
    path: z.string().transform((path) => new RegExp(path)),
    isSignedIn: z.boolean(),
    html: z.string(),
    /** Calls that the page always makes, below /api. A group of `path` replaces `:id`. */
    calls: z.array(z.string()),
    /** The module that prerenders the first screen, and the HTML template for it; null if there is none. */
    prerender: z.object({ file: z.string(), html: z.string() }).nullable(),
  }),
)

export interface FirstPage {
  readonly html: string
  readonly calls: readonly string[]
  readonly prerender: { readonly file: string; readonly html: string } | null
}

interface PageRequest {
  /** Path of the request, with or without a query. */
  readonly url: string
  readonly isSignedIn: boolean
}

/**
 * The built HTML for this page, signed in or not, which preloads the page's files. null where there is none; index.html
 * works for every page, but more slowly.
 */
export async function firstPage(
  webFolder: string,
  { url, isSignedIn }: PageRequest,
): Promise<FirstPage | null> {
  const [path = ''] = url.split('?')
  for (const page of await readPages(webFolder)) {
    const match = page.isSignedIn === isSignedIn ? page.path.exec(path) : null
    if (!match) continue
    const id = encodeURIComponent(match[1] ?? '')
    const { html, prerender } = page
    return { html, prerender, calls: page.calls.map((call) => call.replace(':id', () => id)) }
  }
  return null
}

type Pages = z.infer<typeof pagesSchema>
// Reloaded when the file has changed, because a build during operation produces new file names.
const readPagesFile = cacheFile((text): Pages => pagesSchema.parse(JSON.parse(text)))

async function readPages(webFolder: string): Promise<Pages> {
  try {
    return await readPagesFile(join(webFolder, 'first-pages.json'))
  } catch {
    return [] // An older build has none, and no page may fail for want of a quicker one.
  }
}
