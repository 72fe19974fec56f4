import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DraftNotice } from '../ui/draft-notice.tsx'
import { setPageAccount } from './page-account.ts'
import { useFormDraft } from './use-form-draft.ts'

beforeEach(() => {
  localStorage.clear()
  setPageAccount('meera')
})
afterEach(cleanup)

function Lesson({ title = 'Loops' }: { title?: string }) {
  const form = useForm({ defaultValues: { title, notes: '' } })
  const draft = useFormDraft(form, 'lesson:7')
  const save = form.handleSubmit(() => draft.forget())
  return (
    <form onSubmit={save}>
      <DraftNotice draft={draft} />
      <input aria-label="Title" {...form.register('title')} />
      <textarea aria-label="Notes" {...form.register('notes')} />
      <button type="submit">Save</button>
    </form>
  )
}

function Email() {
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const draft = useFormDraft(form, 'email', { instead: { password: '' } })
  return (
    <form>
      <DraftNotice draft={draft} />
      <input aria-label="Email" {...form.register('email')} />
      <input aria-label="Password" type="password" {...form.register('password')} />
    </form>
  )
}

const fieldOf = (label: string) => screen.getByLabelText(label)

async function typeAndLeave(text: string) {
  render(<Lesson />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Notes'), text)
  cleanup()
  return user
}

test('what was typed is back when the form is opened again, and can be given up', async () => {
  const user = await typeAndLeave('Half a lesson')

  render(<Lesson />)
  expect(await screen.findByText('What you had typed here is back.')).toBeTruthy()
  expect(fieldOf('Notes')).toHaveProperty('value', 'Half a lesson')
  await user.click(screen.getByRole('button', { name: 'Discard' }))

  expect(fieldOf('Notes')).toHaveProperty('value', '')
  cleanup()
  render(<Lesson />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('what was saved is not kept', async () => {
  const user = await typeAndLeave('A lesson')
  render(<Lesson />)
  await screen.findByText('What you had typed here is back.')

  await user.click(screen.getByRole('button', { name: 'Save' }))
  cleanup()
  render(<Lesson />)

  expect(fieldOf('Notes')).toHaveProperty('value', '')
})

test('a thing that was changed since is shown as it is now, and what was typed waits for a choice', async () => {
  const user = await typeAndLeave('Half a lesson')

  render(<Lesson title="Loops and lists" />)

  expect(screen.getByText(/This was changed since you typed here/)).toBeTruthy()
  expect(fieldOf('Title')).toHaveProperty('value', 'Loops and lists')
  expect(fieldOf('Notes')).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Use what I typed' }))
  expect(fieldOf('Notes')).toHaveProperty('value', 'Half a lesson')
})

test('what waits is given up with a form that is sent without it', async () => {
  const user = await typeAndLeave('Half a lesson')
  render(<Lesson title="Loops and lists" />)

  await user.click(screen.getByRole('button', { name: 'Save' }))
  cleanup()
  render(<Lesson title="Loops and lists" />)

  expect(screen.queryByRole('status')).toBeNull()
})

test('a password is kept nowhere, what stands beside it is', async () => {
  render(<Email />)
  const user = userEvent.setup()
  await user.type(fieldOf('Email'), 'meera@example.org')
  await user.type(fieldOf('Password'), 'not for the browser')
  cleanup()

  render(<Email />)

  expect(fieldOf('Email')).toHaveProperty('value', 'meera@example.org')
  expect(fieldOf('Password')).toHaveProperty('value', '')
  expect(JSON.stringify({ ...localStorage })).not.toContain('not for the browser')
})
