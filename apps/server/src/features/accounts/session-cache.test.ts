import { expect, onTestFinished, test, vi } from 'vitest'
import { makeSessionCache } from './session-cache.ts'

const withCookie = (cookie?: string) => ({ headers: { cookie } })
const session = (sessionId: string) => ({ sessionId, userId: `whose ${sessionId} is` })

test('what cookies stand for is asked once in five minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const read = vi.fn(async () => session('1'))
  const { sessionOf } = makeSessionCache(read)

  await sessionOf(withCookie('a=1'))
  vi.advanceTimersByTime(299_999)
  expect(await sessionOf(withCookie('a=1'))).toMatchObject(session('1'))
  expect(read).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(1)
  expect(await sessionOf(withCookie('a=1'))).toMatchObject(session('1'))
  expect(read).toHaveBeenCalledTimes(2)
})

test('each cookie stands for its own session', async () => {
  const { sessionOf } = makeSessionCache(async ({ headers }: { headers: { cookie?: string | undefined } }) =>
    headers.cookie === undefined ? null : session(headers.cookie),
  )
  for (const cookie of ['a=1', 'a=2', 'a=1', 'a=2'])
    expect(await sessionOf(withCookie(cookie))).toMatchObject(session(cookie))
  expect(await sessionOf(withCookie())).toBeNull()
})

test('cookies without a session are asked about each time', async () => {
  const read = vi.fn<() => Promise<ReturnType<typeof session> | null>>(async () => null)
  const { sessionOf } = makeSessionCache(read)

  expect(await sessionOf(withCookie('a=1'))).toBeNull()
  read.mockResolvedValue(session('1'))
  expect(await sessionOf(withCookie('a=1'))).toMatchObject(session('1'))
})

test('no more than ten thousand are kept', async () => {
  const read = vi.fn(async () => session('1'))
  const { sessionOf } = makeSessionCache(read)
  for (let index = 0; index <= 10_000; index++) await sessionOf(withCookie(`a=${index}`))

  await sessionOf(withCookie('a=10000'))
  expect(read).toHaveBeenCalledTimes(10_001)
  await sessionOf(withCookie('a=0'))
  expect(read).toHaveBeenCalledTimes(10_002)
})

test('of many who ask with the same cookies at a time one asks for all', async () => {
  const read = vi.fn(async () => session('1'))
  const { sessionOf, rememberedUserId } = makeSessionCache(read)
  const request = withCookie('a=1')
  expect(rememberedUserId(request)).toBeNull()

  await Promise.all(Array.from({ length: 1000 }, () => sessionOf(request)))

  expect(read).toHaveBeenCalledTimes(1)
  expect([rememberedUserId(request), rememberedUserId(withCookie('a=2'))]).toEqual(['whose 1 is', null])
})

test('whose cookies they were is known until they stand for nobody', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const read = vi.fn<() => Promise<ReturnType<typeof session> | null>>(async () => session('1'))
  const { sessionOf, rememberedUserId } = makeSessionCache(read)
  const request = withCookie('a=1')
  await sessionOf(request)

  vi.advanceTimersByTime(3_600_000)
  expect(rememberedUserId(request)).toBe('whose 1 is')
  read.mockResolvedValue(null)
  await sessionOf(request)

  expect(rememberedUserId(request)).toBeNull()
})
