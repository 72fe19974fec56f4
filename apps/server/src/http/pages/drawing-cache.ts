/** JSON responses of calls by their paths below /api. */
type Answers = Pick<ReadonlyMap<string, string>, 'get'>

/** Renders a page to HTML; empty if nothing can be rendered yet. */
export type DrawAboveTheFold = (address: string, answers: Answers) => string

interface CachedDrawing {
  /** Responses that the rendering read; undefined if a response that it needs was missing. */
  readonly read: ReadonlyMap<string, string | undefined>
  readonly html: string
  readonly drawnAt: number
}

/** Time to live: greetings depend on the time of day. */
const freshMs = 60_000
/** Entries per page: one shared by all readers, and the latest personal ones. */
const mostOfAddress = 4
/**
 * Maximum size including responses, in characters: a statement has 30,000, a list of five thousand problems a million.
 */
const mostCharacters = 16 * 1024 * 1024
/** Fixed size added per entry. */
const charactersOfEntry = 500

/**
 * Caches rendered pages for all readers with the same responses: rendering a statement takes longer than all its calls.
 * The cache key consists of the responses that the rendering has read.
 */
export function cacheDrawings(draw: DrawAboveTheFold): DrawAboveTheFold {
  // Least recently rendered pages first.
  const drawings = new Map<string, CachedDrawing[]>()
  let characters = 0
  const replace = (address: string, drawn: CachedDrawing[]) => {
    for (const gone of drawings.get(address) ?? []) characters -= charactersOf(address, gone)
    drawings.delete(address)
    for (const one of drawn) characters += charactersOf(address, one)
    if (drawn.length > 0) drawings.set(address, drawn)
  }
  return (address, answers) => {
    const oldest = performance.now() - freshMs
    const fresh = (drawings.get(address) ?? []).filter(({ drawnAt }) => drawnAt > oldest)
    const known = fresh.find(({ read }) => [...read].every(([path, json]) => answers.get(path) === json))
    if (known) return known.html
    const read = new Map<string, string | undefined>()
    const html = draw(address, seenBy(read, answers))
    if (html === '') return html
    replace(address, [...fresh.slice(1 - mostOfAddress), { read, html, drawnAt: performance.now() }])
    for (const first of drawings.keys()) {
      if (characters <= mostCharacters) break
      replace(first, [])
    }
    return html
  }
}

function charactersOf(address: string, { read, html }: CachedDrawing): number {
  const texts = [address, html, ...read.values()]
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), charactersOfEntry)
}

/** Wraps the responses, and records in `read` which ones are read. */
function seenBy(read: Map<string, string | undefined>, answers: Answers): Answers {
  return {
    get: (path) => {
      const json = answers.get(path)
      read.set(path, json)
      return json
    },
  }
}
