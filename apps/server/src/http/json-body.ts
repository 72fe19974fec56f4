import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Deeper JSON serves no call; the parser would walk it all the same. */
const depthMost = 32

/** Reads JSON bodies and no others: a form of another site cannot send this content type without being asked first. */
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
