import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { NewListForm } from './new-list-form.tsx'
import { RenameDialog } from './rename-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = {
  ...{ _id: 'list-1', name: 'Evenings', isFavourites: false, updatedAt: '2026-11-20T10:00:00.000Z' },
  problems: [],
}

test.each([
  ['New list', 'Make', <NewListForm key="new" onMade={() => {}} />],
  ['Name', 'Rename', <RenameDialog key="name" list={list} onClose={() => {}} />],
])('a server that is away is named at the field %s, and the name stays', async (label, button, element) => {
  answerCalls({})
  renderRoutes([{ path: '/', element }], '/')
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, 'Mornings')

  await userEvent.click(screen.getByRole('button', { name: button }))

  expect(await screen.findByText('No connection to the server. Try again when it is back.')).toBeTruthy()
  expect(field).toHaveProperty('value', 'Mornings')
})
