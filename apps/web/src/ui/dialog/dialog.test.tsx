import { act, cleanup, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../lib/api/page-account.ts'
import { useTextDraft } from '../../lib/autosave/use-text-draft.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { FormDraftNotice } from '../form/form-draft-notice.tsx'
import { Dialog, DialogCancel } from './dialog.tsx'

afterEach(cleanup)

async function open() {
  const onClose = vi.fn()
  const onDiscard = vi.fn()
  const dialog = (
    <Dialog isOpen onOpenChange={onClose} onDiscard={onDiscard} title="Report">
      <textarea aria-label="Reason" />
      <input type="search" aria-label="Find a problem" />
      <DialogCancel />
    </Dialog>
  )
  const { router } = renderRoutes(
    [
      { path: '/', element: dialog },
      { path: '/before', element: <p>Before</p> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    '/before',
  )
  await act(() => router.navigate('/'))
  await screen.findByRole('dialog')
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), onClose, onDiscard, router }
}

type Way = (user: UserEvent, router: Router) => Promise<unknown>
type Router = Awaited<ReturnType<typeof open>>['router']
const ways: readonly (readonly [string, Way])[] = [
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['Cancel', (user) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['the cross', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press beside it', (user) => user.click(document.body)],
  ['the step back of the browser', (_, router) => act(() => router.navigate(-1))],
]

test.each(ways)('a dialog with typed text that is closed by %s asks first', async (_name, close) => {
  const { user, onClose, onDiscard, router } = await open()
  await user.type(screen.getByLabelText('Reason'), 'Half a reason')

  await close(user, router)
  await user.click(await screen.findByRole('button', { name: 'Go on editing' }))
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Half a reason')
  expect(onClose).not.toHaveBeenCalled()
  await close(user, router)
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))

  expect(router.state.location.pathname).toBe('/')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onDiscard).toHaveBeenCalledOnce()
})

test.each(ways)(
  'one in which nothing is typed any more, or only searched, closes by %s',
  async (_name, close) => {
    const { user, onClose, router } = await open()
    await user.type(screen.getByLabelText('Reason'), 'Half')
    await user.clear(screen.getByLabelText('Reason'))
    await user.type(screen.getByLabelText('Find a problem'), 'sums')

    await close(user, router)

    expect(router.state.location.pathname).toBe('/')
    expect(onClose).toHaveBeenCalledOnce()
  },
)

function WithDraft({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  const { text, write, draft } = useTextDraft('report:7')
  return (
    <Dialog isOpen onOpenChange={onClose} onDiscard={onDiscard} title="Report">
      <FormDraftNotice draft={draft} />
      <textarea aria-label="Reason" value={text} onChange={({ target }) => write(target.value)} />
    </Dialog>
  )
}

test('a dialog into which what was typed earlier was put back asks as well', async () => {
  setPageAccount('user-1')
  const show = () => {
    const onClose = vi.fn()
    const onDiscard = vi.fn()
    const { unmount } = renderRoutes(
      [{ path: '/', element: <WithDraft onClose={onClose} onDiscard={onDiscard} /> }],
      '/',
    )
    return { onClose, onDiscard, unmount }
  }
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const first = show()
  await user.type(await screen.findByLabelText('Reason'), 'Half a reason')
  first.unmount()
  const { onClose, onDiscard } = show()
  expect(await screen.findByLabelText('Reason')).toHaveProperty('value', 'Half a reason')

  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))

  expect(onDiscard).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

test('leaving the page with typed text in a dialog is asked about', async () => {
  const { user, onDiscard, router } = await open()
  await user.type(screen.getByLabelText('Reason'), 'Half a reason')

  void router.navigate('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/')
  void router.navigate('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))

  expect(await screen.findByText('Elsewhere')).toBeTruthy()
  expect(onDiscard).toHaveBeenCalledOnce()
})
