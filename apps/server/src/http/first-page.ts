import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const pagesSchema = z.array(
  z.object({
    path: z.string().transform((path) => new RegExp(path)),
    isSignedIn: z.boolean(),
    html: z.string(),
    /** What the page asks for whatever it is told, below /api. A group of `path` stands for `:id`. */
    calls: z.array(z.string()),
    /** The file that draws what can be read of it before its program is there, and the HTML to put that into; null: nothing can. */
    sight: z.object({ file: z.string(), html: z.string() }).nullable(),
  }),
)

export interface FirstPage {
  readonly html: string
  readonly calls: readonly string[]
  readonly sight: { readonly file: string; readonly html: string } | null
}

interface Opening {
  /** As it was asked for, with or without a question mark. */
  readonly url: string
  readonly isSignedIn: boolean
}

/**
 * The HTML that the build has made for this page of somebody who is signed in, or is not: it names at once which files the page
 * is made of. null where there is none; index.html opens every page, only later.
 */
export async function firstPage(webFolder: string, { url, isSignedIn }: Opening): Promise<FirstPage | null> {
  const [path = ''] = url.split('?')
  for (const page of await readPages(webFolder)) {
    const match = page.isSignedIn === isSignedIn ? page.path.exec(path) : null
    if (!match) continue
    const id = encodeURIComponent(match[1] ?? '')
    const { html, sight } = page
    return { html, sight, calls: page.calls.map((call) => call.replace(':id', () => id)) }
  }
  return null
}

type Pages = z.infer<typeof pagesSchema>
let lastRead: { readonly version: string; readonly pages: Pages } | null = null

/** Read anew when the file is another: a build that is made while the server runs names files of its own. */
async function readPages(webFolder: string): Promise<Pages> {
  const path = join(webFolder, 'first-pages.json')
  try {
    const { ino, mtimeMs, size } = await stat(path)
    const version = [path, ino, mtimeMs, size].join(' ')
    if (lastRead?.version !== version)
      lastRead = { version, pages: pagesSchema.parse(JSON.parse(await readFile(path, 'utf8'))) }
    return lastRead.pages
  } catch {
    return [] // An older build has none, and no page may fail for want of a quicker one.
  }
}
