import { expect, onTestFinished, test, vi } from 'vitest'
import { rememberCookies } from './remember-cookies.ts'

const withCookie = (cookie?: string) => ({ headers: { cookie } })

test('what cookies stand for is asked once in five minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const read = vi.fn(async () => 'session 1')
  const sessionOf = rememberCookies(read)

  await sessionOf(withCookie('a=1'))
  vi.advanceTimersByTime(299_999)
  expect(await sessionOf(withCookie('a=1'))).toBe('session 1')
  expect(read).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(1)
  expect(await sessionOf(withCookie('a=1'))).toBe('session 1')
  expect(read).toHaveBeenCalledTimes(2)
})

test('each cookie stands for its own session', async () => {
  const sessionOf = rememberCookies(async ({ headers }: { headers: { cookie?: string | undefined } }) =>
    headers.cookie === undefined ? null : `session of ${headers.cookie}`,
  )
  for (const cookie of ['a=1', 'a=2', 'a=1', 'a=2'])
    expect(await sessionOf(withCookie(cookie))).toBe(`session of ${cookie}`)
  expect(await sessionOf(withCookie())).toBeNull()
})

test('cookies without a session are asked about each time', async () => {
  const read = vi.fn<() => Promise<string | null>>(async () => null)
  const sessionOf = rememberCookies(read)

  expect(await sessionOf(withCookie('a=1'))).toBeNull()
  read.mockResolvedValue('session 1')
  expect(await sessionOf(withCookie('a=1'))).toBe('session 1')
})

test('no more than ten thousand are kept', async () => {
  const read = vi.fn(async () => 'session')
  const sessionOf = rememberCookies(read)
  for (let index = 0; index <= 10_000; index++) await sessionOf(withCookie(`a=${index}`))

  await sessionOf(withCookie('a=10000'))
  expect(read).toHaveBeenCalledTimes(10_001)
  await sessionOf(withCookie('a=0'))
  expect(read).toHaveBeenCalledTimes(10_002)
})
