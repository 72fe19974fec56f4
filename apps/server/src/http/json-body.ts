import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Maximum nesting: no call needs more, but the parser would process it. */
const depthMost = 32

/** Accepts only JSON bodies: cross-site forms cannot send this content type without a preflight. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, undefined)
    if (nestsDeeperThan(text, depthMost)) {
      const message = `The body nests deeper than ${depthMost} levels.`
      return done(new AppError('bad_input', message, { errors: [{ field: 'body', message }] }))
    }
    void parse(request, text, done)
  })
}

export function nestsDeeperThan(json: string, most: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at)
    if (inString) {
      if (char === 0x5c) at++
      else if (char === 0x22) inString = false
    } else if (char === 0x22) inString = true
    else if (char === 0x5b || char === 0x7b) {
      depth++
      if (depth > most) return true
    } else if (char === 0x5d || char === 0x7d) depth--
  }
  return false
}
