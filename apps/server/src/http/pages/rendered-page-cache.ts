/** JSON responses of calls by their paths below /api. */
type Answers = Pick<ReadonlyMap<string, string>, 'get'>

/** Renders a page to HTML; empty if nothing can be rendered yet. */
export type RenderAboveTheFold = (address: string, answers: Answers) => string

interface CachedPage {
  /** Responses that the rendering read; undefined if a response that it needs was missing. */
  readonly read: ReadonlyMap<string, string | undefined>
  readonly html: string
  readonly renderedAt: number
}

/** How long a page is used: greetings depend on the time of day. */
const freshMs = 60_000
/** Maximum entries of one address: one that all readers share, and the latest personal ones. */
const maxPagesOfAddress = 4
/**
 * Maximum size of the cache with the responses, in characters: a statement has 30,000, a list of five thousand problems a
 * million.
 */
const maxCharacters = 16 * 1024 * 1024
/** Added to the size of each entry, for what it takes besides its texts. */
const extraCharacters = 500

/**
 * Caches rendered pages for all readers with the same responses: rendering a statement takes longer than all its calls.
 * The cache key consists of the responses that the rendering has read.
 */
export function cacheRenderedPages(render: RenderAboveTheFold): RenderAboveTheFold {
  // Least recently rendered pages first.
  const pages = new Map<string, CachedPage[]>()
  let characters = 0
  const replace = (address: string, rendered: CachedPage[]) => {
    for (const gone of pages.get(address) ?? []) characters -= charactersOf(address, gone)
    pages.delete(address)
    for (const one of rendered) characters += charactersOf(address, one)
    if (rendered.length > 0) pages.set(address, rendered)
  }
  return (address, answers) => {
    const oldest = performance.now() - freshMs
    const fresh = (pages.get(address) ?? []).filter(({ renderedAt }) => renderedAt > oldest)
    const known = fresh.find(({ read }) => [...read].every(([path, json]) => answers.get(path) === json))
    if (known) return known.html
    const read = new Map<string, string | undefined>()
    const html = render(address, recordReads(read, answers))
    if (html === '') return html
    replace(address, [...fresh.slice(1 - maxPagesOfAddress), { read, html, renderedAt: performance.now() }])
    for (const first of pages.keys()) {
      if (characters <= maxCharacters) break
      replace(first, [])
    }
    return html
  }
}

function charactersOf(address: string, { read, html }: CachedPage): number {
  const texts = [address, html, ...read.values()]
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), extraCharacters)
}

/** Returns the same responses, and records in `read` each one that is looked up. */
function recordReads(read: Map<string, string | undefined>, answers: Answers): Answers {
  return {
    get: (path) => {
      const json = answers.get(path)
      read.set(path, json)
      return json
    },
  }
}
