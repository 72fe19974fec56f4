/** The JSON that calls have answered, by their paths below /api. */
type Answers = Pick<ReadonlyMap<string, string>, 'get'>

/** Gives HTML; empty: nothing can be shown of this page yet. */
export type DrawAboveTheFold = (address: string, answers: Answers) => string

interface Drawn {
  /** What the drawing looked at; undefined: it looked for an answer that was not there. */
  readonly read: ReadonlyMap<string, string | undefined>
  readonly html: string
  readonly drawnAt: number
}

/** A greeting goes by the hour of the day. */
const freshMs = 60_000
/** What is the same for all is one; somebody else's is soon replaced. */
const mostOfAddress = 4
/** With the answers that they were drawn from: a statement has 30,000, a list of five thousand problems a million. */
const mostCharacters = 16 * 1024 * 1024
/** So many count for an entry besides its texts. */
const charactersOfEntry = 500

/**
 * Draws a page once for all who get the same answers: to draw a statement takes the server longer than all that it is asked for with it.
 * Which answers count is seen from what the drawing looks at.
 */
export function cacheDrawings(draw: DrawAboveTheFold): DrawAboveTheFold {
  // The addresses that were drawn longest ago first.
  const drawings = new Map<string, Drawn[]>()
  let characters = 0
  const replace = (address: string, drawn: Drawn[]) => {
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

function charactersOf(address: string, { read, html }: Drawn): number {
  const texts = [address, html, ...read.values()]
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), charactersOfEntry)
}

/** The same answers; notes in `read` which are looked at. */
function seenBy(read: Map<string, string | undefined>, answers: Answers): Answers {
  return {
    get: (path) => {
      const json = answers.get(path)
      read.set(path, json)
      return json
    },
  }
}
