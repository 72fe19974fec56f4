import { createLogger, type Logger } from 'vite'

/** So often at most is said that the server does not answer: a page that is open asks it many times a second. */
const repeatAfterMs = 5_000

/** Of a start, which `npm run dev` tells in its own words, with the address where everything is ready. */
const isOfBanner = /\bVITE\b.*\bready in\b|➜/

const isOfProxy = /\b(?:http|ws) proxy (?:socket )?error\b/

/**
 * Vite's log for `npm run dev`: without its banner, and with one line instead of a stack for each call that came while the server
 * started anew.
 */
export function developmentLog(logger: Logger = createLogger()): Logger {
  const { info, error } = logger
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    ...logger,
    info: (message, options) => {
      if (!isOfBanner.test(message)) info(message, options)
    },
    error: (message, options) => {
      if (!isOfProxy.test(message)) return error(message, options)
      if (performance.now() - saidAt < repeatAfterMs) return
      saidAt = performance.now()
      logger.warn('The server does not answer; calls of open pages fail until it has started.')
    },
  }
}
