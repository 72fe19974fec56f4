import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Maximum nesting: no call needs more, but the parser would process it. */
const maxDepth = 32
/**
 * Maximum number of values: a problem with all the cases it may have is half of it. A text of some megabytes is parsed in a
 * few milliseconds, a million values of the same total length in a second, during which everybody else would wait.
 */
const maxValues = 100_000

/** Accepts only JSON bodies: cross-site forms cannot send this content type without a preflight. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, undefined)
    const message = jsonFault(text, { depth: maxDepth, values: maxValues })
    if (message !== null) {
      return done(new AppError('bad_input', message, { errors: [{ field: 'body', message }] }))
    }
    void parse(request, text, done)
  })
}

export interface JsonBounds {
  readonly depth: number
  readonly values: number
}

/** Why this JSON would take too long to parse; null if it would not. */
export function jsonFault(json: string, most: JsonBounds): string | null {
  let depth = 0
  let values = 1
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at)
    if (inString) {
      if (char === 0x5c) at++
      else if (char === 0x22) inString = false
    } else if (char === 0x22) inString = true
    else if (char === 0x2c) values++
    else if (char === 0x5b || char === 0x7b) {
      depth++
      values++
      if (depth > most.depth) return `The body nests deeper than ${most.depth} levels.`
    } else if (char === 0x5d || char === 0x7d) depth--
    if (values > most.values) return `The body has more than ${most.values} values.`
  }
  return null
}
