import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { FormDialog } from './form-dialog.tsx'

afterEach(cleanup)

function open({ isChanged }: { isChanged: boolean }) {
  const onClose = vi.fn()
  const form = (
    <FormDialog
      title="Edit mug"
      isChanged={() => isChanged}
      onSubmit={() => undefined}
      onClose={onClose}
      faults={0}
      buttons={null}
    >
      <input aria-label="Name" />
    </FormDialog>
  )
  renderRoutes([{ path: '/', element: form }], '/')
  return { user: userEvent.setup(), onClose }
}

test('a form in which nothing was typed closes at once', async () => {
  const { user, onClose } = open({ isChanged: false })

  await user.click(await screen.findByRole('button', { name: 'Cancel' }))

  expect(onClose).toHaveBeenCalledOnce()
})

test('what was typed is lost only after a question', async () => {
  const { user, onClose } = open({ isChanged: true })

  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: 'Go on editing' }))
  expect(onClose).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(onClose).toHaveBeenCalledOnce()
})
