import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from './ask.ts'

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

const answerTo = async (address: string) => (await ask(address, { method: 'GET' })).json()

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
  await ask('/api/lists', { method: 'POST', body: {} })

  expect(await answerTo('/api/lists')).toBe('asked for')
})

test('a change to the address of an early answer is sent, not answered', async () => {
  await ask('/api/lists', { method: 'DELETE' })

  expect(fetched).toHaveBeenCalledWith('/api/lists', expect.objectContaining({ method: 'DELETE' }))
})
