import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { setPageAccount } from '../api/page-account.ts'
import { useTextDraft } from './use-text-draft.ts'

beforeEach(() => {
  localStorage.clear()
  setPageAccount('meera')
})
afterEach(cleanup)

function Message({ said }: { said: string }) {
  const { text, write, draft } = useTextDraft('room-edit:7', said)
  return (
    <>
      <FormDraftNotice draft={draft} />
      <textarea aria-label="Message" value={text} onChange={(event) => write(event.target.value)} />
      <button type="button" onClick={draft.forget}>
        Save
      </button>
    </>
  )
}

const field = () => screen.getByLabelText('Message')

async function typeAndLeave() {
  const user = userEvent.setup()
  render(<Message said="Sort" />)
  await user.type(field(), ' first')
  cleanup()
  return user
}

test('what was typed is back, and can be given up', async () => {
  const user = await typeAndLeave()
  render(<Message said="Sort" />)
  expect(field()).toHaveProperty('value', 'Sort first')

  await user.click(screen.getByRole('button', { name: 'Discard' }))

  expect(field()).toHaveProperty('value', 'Sort')
  cleanup()
  render(<Message said="Sort" />)
  expect(field()).toHaveProperty('value', 'Sort')
})

test('a text that was changed elsewhere since stands as it is now, and what was typed waits for a choice', async () => {
  const user = await typeAndLeave()

  render(<Message said="Sort by length" />)

  expect(screen.getByText(/This was changed since you typed here/)).toBeTruthy()
  expect(field()).toHaveProperty('value', 'Sort by length')
  await user.click(screen.getByRole('button', { name: 'Use what I typed' }))
  expect(field()).toHaveProperty('value', 'Sort first')
})

test('what waits is given up with the text that is sent instead', async () => {
  const user = await typeAndLeave()
  render(<Message said="Sort by length" />)

  await user.click(screen.getByRole('button', { name: 'Save' }))
  cleanup()
  render(<Message said="Sort by length" />)

  expect(screen.queryByRole('status')).toBeNull()
})
