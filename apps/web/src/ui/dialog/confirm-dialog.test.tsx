import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Page({ isOpenerKept }: { isOpenerKept: boolean }) {
  const [asked, setAsked] = useState<'question' | 'form' | null>(null)
  const [isDone, setIsDone] = useState(false)
  const shared = { title: 'Confirm', onOpenChange: () => setAsked(null) }
  return (
    <main id="main" tabIndex={-1}>
      {(isOpenerKept || !isDone) && (
        <button type="button" onClick={() => setAsked('question')}>
          Clear
        </button>
      )}
      <button type="button" onClick={() => setAsked('form')}>
        Write
      </button>
      <ConfirmDialog
        {...shared}
        isOpen={asked === 'question'}
        question="Really?"
        confirmText="Clear all"
        onConfirm={() => setIsDone(true)}
      />
      <Dialog {...shared} isOpen={asked === 'form'}>
        <input aria-label="Name" />
      </Dialog>
    </main>
  )
}

test.each([
  ['Clear', 'Cancel'],
  ['Clear', 'Clear all'],
  ['Write', 'Close'],
])('the focus goes back to "%s" after "%s"', async (opener, end) => {
  renderRoutes([{ path: '/', element: <Page isOpenerKept /> }], '/')
  await userEvent.click(screen.getByRole('button', { name: opener }))

  await userEvent.click(screen.getByRole('button', { name: end }))

  await waitFor(() => expect(document.activeElement?.textContent).toBe(opener))
})

test('without the button that opened it the focus goes to the page', async () => {
  renderRoutes([{ path: '/', element: <Page isOpenerKept={false} /> }], '/')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))

  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))

  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})
