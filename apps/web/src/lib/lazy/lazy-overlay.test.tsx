import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyOverlay } from './lazy-overlay.ts'

afterEach(cleanup)

const Dialog = () => <p>The dialog</p>

/** The error boundary around every page, which replaces the whole page. */
class Crash extends Component<{ children: ReactNode }> {
  override state = { hasCrashed: false }
  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }
  override render() {
    return this.state.hasCrashed ? <p>This page could not be shown.</p> : this.props.children
  }
}

test('what cannot be loaded when it is opened leaves the page as it is, and opens when the line is back', async () => {
  const load = vi
    .fn<() => Promise<typeof Dialog>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Dialog)
  const Later = lazyOverlay(load)
  await act(async () => {
    render(
      <Crash>
        <p>The page</p>
        <Suspense>
          <Later />
        </Suspense>
      </Crash>,
    )
  })
  expect(screen.getByText('The page')).toBeTruthy()
  expect(screen.queryByText('The dialog')).toBeNull()

  await act(async () => void window.dispatchEvent(new Event('online')))

  expect(await screen.findByText('The dialog')).toBeTruthy()
})
