import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { ApiError } from '../api/api-error.ts'
import { setPageAccount } from '../api/page-account.ts'
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
      <FormDraftNotice draft={draft} />
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
      <FormDraftNotice draft={draft} />
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

function Sent({ call }: { call: (requestKey: string) => Promise<string> }) {
  const form = useForm({ defaultValues: { text: '' } })
  const draft = useFormDraft(form, 'question:7')
  const send = form.handleSubmit(() => draft.sendOnce(call).then(draft.forget, () => {}))
  return (
    <form onSubmit={send}>
      <textarea aria-label="Text" {...form.register('text')} />
      <button type="submit">Send</button>
    </form>
  )
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test('what is typed is sent under one key until it is answered, over a reload, too', async () => {
  const keys: string[] = []
  const call = vi.fn((requestKey: string) => {
    keys.push(requestKey)
    return keys.length < 3 ? Promise.reject(new Error('No answer came.')) : Promise.resolve('')
  })
  render(<Sent call={call} />)
  await userEvent.type(fieldOf('Text'), 'Why?')
  await press()
  await press()
  cleanup()
  render(<Sent call={call} />)
  await press()
  await userEvent.type(fieldOf('Text'), 'And why that?')
  await press()

  expect(keys).toEqual([keys[0], keys[0], keys[0], expect.stringMatching(/^[\da-f]{32}$/)])
  expect(keys[3]).not.toBe(keys[0])
})

test('once somebody was told that something else was made under the key, they send a new thing', async () => {
  const keys: string[] = []
  const used = new ApiError({ status: 409, code: 'request_key_used', message: 'It has arrived.' })
  const call = (requestKey: string) => {
    keys.push(requestKey)
    return Promise.reject(used)
  }
  render(<Sent call={call} />)
  await userEvent.type(fieldOf('Text'), 'Why?')
  await press()
  await press()

  expect(keys[1]).not.toBe(keys[0])
})
