import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const line = vi.hoisted(() => ({ isBroken: false }))
vi.mock('./toast-stack.tsx', async (importOriginal) => {
  const { ToastStack, showToast } = await importOriginal<typeof import('./toast-stack.tsx')>()
  return {
    showToast,
    get ToastStack() {
      if (line.isBroken) throw new TypeError('Failed to fetch dynamically imported module')
      return ToastStack
    },
  }
})

beforeEach(() => {
  vi.resetModules()
  line.isBroken = false
})
afterEach(cleanup)

async function showPage() {
  const { notifyFailure, Toaster } = await import('./toast.tsx')
  render(
    <>
      <p>The page</p>
      <Toaster />
    </>,
  )
  return { notifyFailure }
}

test('what is said before anybody has acted is shown', async () => {
  const { notifyFailure } = await showPage()

  await act(async () => notifyFailure('It was not saved.'))

  expect(await screen.findByText('It was not saved.')).toBeTruthy()
})

// Other words than above: what stays on the screen until it is closed outlives a test.
test('over a broken line the page stays, and what was said is shown when the line is back', async () => {
  line.isBroken = true
  const { notifyFailure } = await showPage()

  await act(async () => notifyFailure('It was not sent.'))
  expect(screen.getByText('The page')).toBeTruthy()
  line.isBroken = false
  await act(async () => void window.dispatchEvent(new Event('online')))

  expect(await screen.findByText('It was not sent.')).toBeTruthy()
})
