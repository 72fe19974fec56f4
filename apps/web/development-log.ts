import { createLogger, type Logger } from 'vite'

/** The shortest time between two lines about an unreachable server: an open page calls it many times a second. */
const repeatAfterMs = 5_000

/** Matches Vite's startup banner, which `npm run dev` replaces by a line of its own once everything is ready. */
const isOfBanner = /\bVITE\b.*\bready in\b|➜/

const isOfProxy = /\b(?:http|ws) proxy (?:socket )?error\b/

/**
 * Vite's logger for `npm run dev`: without the banner, and with one line instead of a stack for each call that failed while the
 * server restarted.
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
