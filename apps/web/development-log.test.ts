import { createLogger } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { developmentLog } from './development-log.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

/** A log, and the list of lines that reach the terminal. */
function makeLog() {
  const said: string[] = []
  const say = (message: string) => void said.push(message)
  return { said, log: developmentLog({ ...createLogger(), info: say, warn: say, error: say }) }
}

test('calls that the server does not answer are told of in one line for five seconds', () => {
  const { said, log } = makeLog()
  const error = 'http proxy error: /api/user/check\nAggregateError [ECONNREFUSED]\n    at …'

  log.error(error)
  log.error('ws proxy error:\nError: connect ECONNREFUSED')
  expect(said).toEqual([expect.stringContaining('does not answer')])

  vi.advanceTimersByTime(5_000)
  log.error(error)
  expect(said).toHaveLength(2)
})

test('what is wrong with the sources is told as it is, and the banner is not', () => {
  const { said, log } = makeLog()

  log.error('Failed to parse source')
  log.info('  VITE v8.0.0  ready in 240 ms')
  log.info('  ➜  Local:   http://127.0.0.1:5173/')
  log.info('hmr update /src/app/shell/footer.tsx')

  expect(said).toEqual(['Failed to parse source', 'hmr update /src/app/shell/footer.tsx'])
})
