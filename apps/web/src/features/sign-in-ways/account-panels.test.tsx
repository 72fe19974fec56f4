import type { SignInWays } from '@codedojo/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleSignInWays } from '../../testing/sample-sign-in-ways.ts'
import { Toaster } from '../../ui/toast.tsx'
import { AccountPanels } from './account-panels.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const google = { provider: 'google', connectedAt: '2026-01-31T10:00:00.000Z' } as const

function show(
  ways: Partial<SignInWays>,
  answers: Parameters<typeof answerCalls>[0] = {},
  offered = ['google'],
) {
  const requests = answerCalls({
    'GET /api/user/ownSignInWays': () => answer(sampleSignInWays(ways)),
    'GET /api/user/signInWays': () => answer({ providers: offered }),
    ...answers,
  })
  const element = (
    <>
      <AccountPanels emailId="meera@example.org" path="/settings/account" onChanged={() => {}} />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
  return requests
}

const panel = (name: string) => screen.findByRole('region', { name })

test('a link is sent to an email that is not confirmed', async () => {
  show({}, { 'POST /api/user/askConfirmation': () => answer({ message: 'A link is on its way.' }) })

  const email = within(await panel('Email'))
  expect(email.getByText('Not confirmed')).toBeTruthy()
  await userEvent.click(email.getByRole('button', { name: 'Send link' }))

  expect(await screen.findByText('A link is on its way.')).toBeTruthy()
})

test('where nothing can be mailed, no confirmation is offered', async () => {
  show({ canSendMail: false })

  const email = within(await panel('Email'))

  expect(email.getByText(/sends no mail/)).toBeTruthy()
  expect(email.queryByRole('button', { name: 'Send link' })).toBeNull()
})

test('a confirmed email says so and asks for nothing', async () => {
  show({ emailVerified: true })

  const email = within(await panel('Email'))

  expect(email.getByText('Confirmed')).toBeTruthy()
  expect(email.queryByRole('button', { name: 'Send link' })).toBeNull()
})

test('where nothing can be mailed, the password is enough for another email', async () => {
  const requests = show(
    { canSendMail: false },
    { 'POST /api/user/changeEmail': () => answer({ message: 'Changed.' }) },
  )
  const email = within(await panel('Email'))

  await userEvent.click(email.getByRole('button', { name: 'Change email' }))
  await userEvent.type(email.getByLabelText('New email'), 'jürgen@bücher.example')
  await userEvent.type(email.getByLabelText('Your password'), 'the old one')
  await userEvent.click(email.getByRole('button', { name: 'Change email' }))

  expect(await screen.findByText('Changed.')).toBeTruthy()
  const sent = requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ emailId: 'jürgen@bücher.example', currentPassword: 'the old one' })
})

test('a change that waits for its link says so and can be given up; a correction by an admin is told', async () => {
  show(
    { pendingEmail: 'new@example.org', correction: { at: '2026-11-26T10:00:00.000Z', parts: ['name'] } },
    { 'POST /api/user/keepEmail': () => answer({ message: 'Your email stays as it is.' }) },
  )
  const email = within(await panel('Email'))

  expect(email.getByText('new@example.org')).toBeTruthy()
  expect(email.getByText(/An administrator corrected your name on November 26/)).toBeTruthy()
  await userEvent.click(email.getByRole('button', { name: 'Keep the old one' }))

  expect(await screen.findByText('Your email stays as it is.')).toBeTruthy()
})

test('a password is changed with the current one', async () => {
  const message = 'Your password has been changed.'
  const requests = show({}, { 'POST /api/user/changePassword': () => answer({ message }) })
  await panel('Password')

  await userEvent.type(screen.getByLabelText('Current password'), 'the old one')
  await userEvent.type(screen.getByLabelText('New password'), 'a new one')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))

  expect(await screen.findByText(message)).toBeTruthy()
  const sent = requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ currentPassword: 'the old one', password: 'a new one' })
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''))
})

test('a wrong current password stands at its field, and what was typed stays', async () => {
  const message = 'The current password is wrong'
  const errors = [{ field: 'currentPassword', message }]
  show({}, { 'POST /api/user/changePassword': () => refuse({ code: 'wrong_credentials', message, errors }) })
  await panel('Password')

  await userEvent.type(screen.getByLabelText('Current password'), 'not it')
  await userEvent.type(screen.getByLabelText('New password'), 'a new one')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))

  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'a new one')
})

test('a server that is away is named above the password, and what was typed stays', async () => {
  show({})
  await panel('Password')
  await userEvent.type(screen.getByLabelText('Current password'), 'the old one')
  await userEvent.type(screen.getByLabelText('New password'), 'a new one')

  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))

  expect((await screen.findByRole('alert')).textContent).toBe(
    'No connection to the server. Try again when it is back.',
  )
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'a new one')
})

test('an account without a password sets its first one', async () => {
  const requests = show(
    { hasPassword: false, connections: [google] },
    { 'POST /api/user/changePassword': () => answer({ message: 'Done.' }) },
  )
  await panel('Password')

  await userEvent.type(screen.getByLabelText('New password'), 'a new one')
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))

  expect(await screen.findByText('Done.')).toBeTruthy()
  const sent = requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({ password: 'a new one' })
})

test('an offered provider is connected by a way through it that leads back here', async () => {
  show({})

  const connect = await screen.findByRole('link', { name: 'Connect Google' })

  expect(connect.getAttribute('href')).toBe(
    '/api/user/signInWith/google?next=%2Fsettings%2Faccount&connect=1',
  )
  expect(screen.queryByText('GitHub')).toBeNull()
})

test('the provider of the operator has the name that they gave it', async () => {
  const own = { providers: ['oidc'], names: { oidc: 'Hill College' } }
  show({}, { 'GET /api/user/signInWays': () => answer(own) })

  const connect = await screen.findByRole('link', { name: 'Connect Hill College' })

  expect(connect.getAttribute('href')).toContain('/api/user/signInWith/oidc?')
})

test('a connected provider is disconnected after a question, also one that is offered no more', async () => {
  show(
    { connections: [google] },
    { 'DELETE /api/user/connection/google': () => answer({ message: 'Google is disconnected.' }) },
    [],
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Google' }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }))

  expect(await screen.findByText('Google is disconnected.')).toBeTruthy()
})

test('the last way to sign in stays, with the reason', async () => {
  const message = 'Set a password first.'
  show(
    { hasPassword: false, connections: [google] },
    { 'DELETE /api/user/connection/google': () => refuse({ code: 'last_sign_in_way', message }) },
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Google' }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }))

  expect(await screen.findByText(message)).toBeTruthy()
})

test('where no provider is offered or connected there is no such panel', async () => {
  show({}, {}, [])

  await panel('Password')

  expect(screen.queryByRole('region', { name: 'Connected accounts' })).toBeNull()
})

test('what could not be read can be asked for again', async () => {
  answerCalls({})
  renderRoutes(
    [{ path: '/', element: <AccountPanels emailId="meera@example.org" path="/" onChanged={() => {}} /> }],
    '/',
  )

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})
