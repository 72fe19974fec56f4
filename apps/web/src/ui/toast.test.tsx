import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const line = vi.hoisted(() => ({ isBroken: false }))
vi.mock('./toast-stack.tsx', async (importOriginal) => {
  const { ToastStack, ...rest } = await importOriginal<typeof import('./toast-stack.tsx')>()
  return {
    ...rest,
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
  const { announce, forgetAnnouncement, notifyFailure, forgetFailure, Toaster } = await import('./toast.tsx')
  render(
    <>
      <p>The page</p>
      <Toaster />
    </>,
  )
  return { announce, forgetAnnouncement, notifyFailure, forgetFailure }
}

test('what is said before anybody has acted is shown', async () => {
  const { notifyFailure } = await showPage()

  await act(async () => notifyFailure('It was not saved.'))

  expect(await screen.findByText('It was not saved.')).toBeTruthy()
})

// Other texts than above: a toast that stays until it is closed outlives its test.
test('over a broken line the page stays, and what was said is shown when the line is back', async () => {
  line.isBroken = true
  const { notifyFailure } = await showPage()

  await act(async () => notifyFailure('It was not sent.'))
  expect(screen.getByText('The page')).toBeTruthy()
  line.isBroken = false
  await act(async () => void window.dispatchEvent(new Event('online')))

  expect(await screen.findByText('It was not sent.')).toBeTruthy()
})

test('a failure stands there once, outlives an early try, and goes away when the same act has worked', async () => {
  const { notifyFailure, forgetFailure } = await showPage()
  await act(async () => notifyFailure('It was not deleted.'))
  await screen.findByText('It was not deleted.')

  // The retry is refused at once.
  await act(async () => {
    forgetFailure('It was not deleted.')
    notifyFailure('It was not deleted.')
  })
  await waitFor(() => expect(screen.getAllByText('It was not deleted.')).toHaveLength(1))
  await act(async () => forgetFailure('It was not deleted.'))

  await waitFor(() => expect(screen.queryByText('It was not deleted.')).toBeNull())
})

test('what was announced goes away when it was read elsewhere', async () => {
  const { announce, forgetAnnouncement } = await showPage()
  await act(async () => announce('Announcement', { detail: 'Five minutes more.', key: 'one' }))
  await screen.findByText('Five minutes more.')

  await act(async () => forgetAnnouncement('one'))

  await waitFor(() => expect(screen.queryByText('Five minutes more.')).toBeNull())
})
