import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { RedirectCountdown } from './redirect-countdown.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = () =>
  renderRoutes(
    [
      { path: '/lost', element: <RedirectCountdown target={{ path: '/', name: 'the problems' }} /> },
      { path: '/', element: <p>Problems</p> },
    ],
    '/lost',
  )

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the seconds are shown and the page is left after three of them', async () => {
  const { router } = open()

  const texts = [screen.getByRole('timer').textContent]
  await pass(1000)
  texts.push(screen.getByRole('timer').textContent)
  await pass(1900)
  const isStillHere = router.state.location.pathname === '/lost'
  await pass(200)

  expect(texts).toEqual(['Going to the problems in 3 s', 'Going to the problems in 2 s'])
  expect(isStillHere).toBe(true)
  expect(router.state.location.pathname).toBe('/')
})

test('the countdown stands still while an action has the focus, and goes on after', async () => {
  const { router } = open()
  const link = screen.getByRole('link', { name: 'Go to the problems' })

  await pass(1000)
  await act(() => link.focus())
  await pass(10_000)
  const whileFocused = router.state.location.pathname
  await act(() => link.blur())
  await pass(2100)

  expect(whileFocused).toBe('/lost')
  expect(router.state.location.pathname).toBe('/')
})

test('choosing to stay ends the countdown', async () => {
  const { router } = open()

  await act(() => screen.getByRole('button', { name: 'Stay here' }).click())
  await pass(10_000)

  expect(router.state.location.pathname).toBe('/lost')
  expect(screen.queryByRole('timer')).toBeNull()
})
