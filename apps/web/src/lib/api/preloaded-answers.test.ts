import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendRequest } from './send-request.ts'
import { serverNow, syncServerClock } from './server-clock.ts'

const fetched = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  fetched.mockClear()
  fetched.mockImplementation(async () => Response.json('asked for'))
  document.body.innerHTML = `
    <script type="application/json" data-answer="/api/lists">["early \\u003cb>"]</script>
    <script type="application/json" data-answer="/api/plans?page=1&amp;most=2">"plans"</script>`
})

afterEach(() => vi.restoreAllMocks())

const answerTo = async (address: string) => (await sendRequest(address, { method: 'GET' })).json()

test('an answer that the page came with is taken, and asked for when it is wanted again', async () => {
  expect(await answerTo('/api/lists')).toEqual(['early <b>'])
  expect(await answerTo('/api/plans?page=1&most=2')).toBe('plans')
  expect(fetched).not.toHaveBeenCalled()

  expect(await answerTo('/api/lists')).toBe('asked for')
})

test('what the page did not come with is asked for', async () => {
  expect(await answerTo('/api/plans')).toBe('asked for')
})

test('what the page came with is old after a minute', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_001)

  expect(await answerTo('/api/lists')).toBe('asked for')
})

test('whatever is sent makes the page forget what it came with', async () => {
  await sendRequest('/api/lists', { method: 'POST', body: {} })

  expect(await answerTo('/api/lists')).toBe('asked for')
})

test('a change to the address of an early answer is sent, not answered', async () => {
  await sendRequest('/api/lists', { method: 'DELETE' })

  expect(fetched).toHaveBeenCalledWith('/api/lists', expect.objectContaining({ method: 'DELETE' }))
})

test('an answer that the page came with tells the time to a device whose clock is wrong', async () => {
  vi.useFakeTimers({ now: Date.parse('2024-11-26T05:00:00Z'), toFake: ['Date'] })
  document.body.innerHTML =
    '<script type="application/json" data-answer="/api/lists" data-date="Thu, 26 Nov 2026 05:00:00 GMT">[]</script>'

  await answerTo('/api/lists')

  // The page is open for two seconds.
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-26T05:00:02.000Z')
  syncServerClock(new Date().toUTCString())
  vi.useRealTimers()
})
