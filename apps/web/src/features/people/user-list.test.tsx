import type { ManagedUser } from '@codedojo/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { Toaster } from '../../ui/toast.tsx'
import { UserList } from './user-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const person = (facts: Partial<ManagedUser> = {}): ManagedUser => ({
  ...sampleUser(),
  isPremium: false,
  createdAt: '2026-01-31T10:00:00.000Z',
  suspendedAt: null,
  suspendedReason: '',
  hasSecondFactor: false,
  hasPasskeys: false,
  silencedUntil: null,
  lastActiveDay: null,
  problemSolved: [],
  ...facts,
})
const listed = (users: ManagedUser[], total = users.length) => ({
  'GET /api/user/getallprofile': () => answer(users, { headers: { 'x-total-count': String(total) } }),
  'GET /api/user/totals': () => answer({ users: 312, premiumUsers: 0 }),
})
const open = (address = '/', onOwnChange = () => {}) =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <>
            <UserList ownId="own" onOwnChange={onOwnChange} />
            <Toaster />
          </>
        ),
      },
    ],
    address,
  )

test('each person has status, role and the number of problems solved', async () => {
  const problemSolved = [{ _id: 'p', difficulty: 'easy' as const }]
  answerCalls(
    listed([
      person({ problemSolved }),
      person({ _id: '2', role: 'admin', suspendedAt: '2026-02-01T00:00:00.000Z' }),
    ]),
  )

  open()

  const [, first, second] = await screen.findAllByRole('row')
  expect(within(first ?? document.body).getByText('Free Tier')).toBeTruthy()
  expect(within(first ?? document.body).getByText('1')).toBeTruthy()
  expect(within(second ?? document.body).getByText('Suspended')).toBeTruthy()
  expect(within(second ?? document.body).getByText('Admin')).toBeTruthy()
  expect(await screen.findByText('312')).toBeTruthy()
  expect(screen.getByText('Showing 1 to 2 of 2 users')).toBeTruthy()
})

test('typing asks the server, and the address keeps the search', async () => {
  const requests = answerCalls(listed([person()]))
  const { router } = open('/?page=2')
  await screen.findByText('Meera Nair')

  await userEvent.type(screen.getByRole('searchbox'), 'nair')

  await waitFor(() => expect(router.state.location.search).toBe('?q=nair'))
  await waitFor(() => expect(requests.at(-1)?.url).toContain('q=nair&page=1&pageSize=20'))
})

test.each([
  ['/?q=zzz', 'Try a different search term'],
  ['/', 'No users available'],
])('an empty list at %s says "%s"', async (address, detail) => {
  answerCalls(listed([]))

  open(address)

  expect(await screen.findByText('No users found')).toBeTruthy()
  expect(screen.getByText(detail)).toBeTruthy()
})

test('a list that cannot be loaded is never an empty list', async () => {
  answerCalls({
    'GET /api/user/getallprofile': () => refuse({ code: 'internal', message: 'Something went wrong' }),
  })

  open()

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.queryByText('No users found')).toBeNull()
})

test('a role is changed in its dialog, and who changes their own is asked for again', async () => {
  const requests = answerCalls({
    ...listed([person({ _id: 'own', role: 'admin' })]),
    'PATCH /api/user/update/own': () => answer({ message: 'Role updated successfully!' }),
  })
  const onOwnChange = vi.fn()
  open('/', onOwnChange)

  await userEvent.click(await screen.findByRole('button', { name: 'Edit Meera Nair' }))
  expect(screen.getByRole('button', { name: 'Change role' }).hasAttribute('disabled')).toBe(true)
  await userEvent.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Role'), 'User')
  await userEvent.click(screen.getByRole('button', { name: 'Make user' }))

  expect(await screen.findByText('Role updated successfully!')).toBeTruthy()
  const sent = requests.find(({ method }) => method === 'PATCH')
  expect(await sent?.json()).toEqual({ role: 'user' })
  expect(onOwnChange).toHaveBeenCalled()
})

test('a refused change says "Failed to update role." with the reason', async () => {
  const message = 'This is the last administrator. Make somebody else one first.'
  answerCalls({
    ...listed([person({ role: 'admin' })]),
    'PATCH /api/user/update/user-1': () => refuse({ code: 'last_admin', message }),
  })
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Edit Meera Nair' }))
  await userEvent.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Role'), 'User')
  await userEvent.click(screen.getByRole('button', { name: 'Make user' }))

  expect(await screen.findByText('Failed to update role.')).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
})

test('a role change on a lost line leaves the table where it is', async () => {
  let isLost = false
  const refuseWhenLost = (given: () => Response) => () => (isLost ? Response.error() : given())
  const rows = listed([person({ role: 'admin' })])
  const requests = answerCalls({
    'GET /api/user/getallprofile': refuseWhenLost(rows['GET /api/user/getallprofile']),
    'GET /api/user/totals': refuseWhenLost(rows['GET /api/user/totals']),
    'PATCH /api/user/update/user-1': () => Response.error(),
  })
  const { queryClient } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Meera Nair' }))
  await userEvent.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Role'), 'User')
  const asked = requests.length

  isLost = true
  await userEvent.click(screen.getByRole('button', { name: 'Make user' }))
  // First the change, then the refetched list.
  await waitFor(() => expect(requests.length).toBeGreaterThan(asked + 1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))

  expect(screen.queryByText('Failed to load the users.')).toBeNull()
  expect(screen.getByRole('table')).toBeTruthy()
})

test('somebody who forgot the password gets a link that is shown once', async () => {
  const link = 'http://dojo.example.org/reset-password?token=t1'
  answerCalls({
    ...listed([person()]),
    'POST /api/user/passwordLink/user-1': () => answer({ link, validUntil: '2026-11-27T10:00:00.000Z' }),
  })
  const user = userEvent.setup()
  open()

  await user.click(await screen.findByRole('button', { name: 'More for Meera Nair' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Link to a new password' }))
  await user.click(screen.getByRole('button', { name: 'Make the link' }))

  expect(await screen.findByText(link)).toBeTruthy()
  expect(screen.getByText(/Valid until/)).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Back to the link' }))
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  expect(await navigator.clipboard.readText()).toBe(link)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText(link)).toBeNull())
})

test('who edits somebody can go on to their name and email', async () => {
  answerCalls(listed([person()]))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Meera Nair' }))

  await userEvent.click(screen.getByRole('button', { name: 'Correct name or email' }))

  expect(await screen.findByRole('dialog', { name: 'Correct Meera Nair' })).toBeTruthy()
})

test('a name is corrected, and a refused email keeps what was typed', async () => {
  const message = 'An account with this email already exists.'
  let isTaken = true
  const requests = answerCalls({
    ...listed([person()]),
    'PUT /api/user/correct/user-1': () =>
      isTaken
        ? refuse({ code: 'email_taken', message, errors: [{ field: 'emailId', message }] })
        : answer({ message: 'Corrected.' }),
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'More for Meera Nair' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct name or email' }))

  await userEvent.clear(screen.getByLabelText('First name'))
  await userEvent.type(screen.getByLabelText('First name'), 'Mira')
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  isTaken = false
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }))

  expect(await screen.findByText('Corrected.')).toBeTruthy()
  const sent = requests.findLast(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({ firstName: 'Mira' })
})

test('a deletion is confirmed first', async () => {
  const requests = answerCalls({
    ...listed([person()]),
    'DELETE /api/user/deleteProfile/user-1': () => answer({ message: 'Deleted.' }),
  })
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Delete Meera Nair' }))
  expect(screen.getByRole('alertdialog', { name: 'Confirm Deletion' })).toBeTruthy()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Delete user' }))

  expect(await screen.findByText('The account of Meera Nair is deleted.')).toBeTruthy()
})

test('nobody is offered to suspend themselves', async () => {
  answerCalls(listed([person({ _id: 'own' }), person({ _id: 'other', name: 'Other One' })]))
  open()
  const itemsOf = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }))
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    await userEvent.keyboard('{Escape}')
    return items
  }

  expect(await itemsOf('Meera Nair')).not.toContain('Suspend')
  expect(await itemsOf('Other One')).toContain('Suspend')
})

test('somebody who may not write in rooms is marked, and the silence can be lifted', async () => {
  const sent = answerCalls({
    ...listed([person({ _id: 'user-2', silencedUntil: '2030-01-01T10:00:00.000Z' })]),
    'PUT /api/admin/room-silence/user-2': () => answer({ silencedUntil: null }),
  })
  open()
  const user = userEvent.setup()

  expect((await screen.findAllByText('Silenced')).length).toBeGreaterThan(0)
  const [menu] = screen.getAllByRole('button', { name: /^More for/ })
  if (menu) await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Change the silence in rooms' }))
  await user.click(await screen.findByRole('button', { name: 'Let them write again' }))

  expect(await screen.findByText(/may write in rooms again/)).toBeTruthy()
  const put = sent.find(({ method }) => method === 'PUT')
  expect(await put?.json()).toEqual({ minutes: 0 })
})

test('until when somebody may not write is what the server says, whatever the clock of this device shows', async () => {
  answerCalls({
    ...listed([person({ _id: 'user-2' })]),
    'PUT /api/admin/room-silence/user-2': () => answer({ silencedUntil: '2030-01-01T10:00:00.000Z' }),
  })
  open()
  const user = userEvent.setup()
  const [menu] = await screen.findAllByRole('button', { name: /^More for/ })
  if (menu) await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Silence in rooms' }))

  await user.click(await screen.findByRole('button', { name: 'For 1 hour' }))

  expect(await screen.findByText(/may not write in rooms until .*2030/)).toBeTruthy()
})
