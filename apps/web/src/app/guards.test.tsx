import { logout, saveNote } from '@codedojo/contract'
import { focusManager, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../features/accounts/queries.ts'
import { useUser } from '../features/accounts/signed-in-user.ts'
import { callApi } from '../lib/api/api.ts'
import { messageOf } from '../lib/api/api-error.ts'
import { onAccountChangedElsewhere } from '../lib/api/page-account.ts'
import { sessionState } from '../lib/api/session-end.ts'
import { leaveWithoutAsking } from '../lib/page-leaving.ts'
import { answer, answerCalls, refuse } from '../testing/answer-calls.ts'
import { renderRoutes } from '../testing/render-routes.tsx'
import { sampleUser } from '../testing/samples.ts'
import { Toaster } from '../ui/toast.tsx'
import { AdminOnly } from './admin/admin-only.tsx'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import { LoginPage } from './pages/sign-in/login-page.tsx'

vi.mock('../lib/page-leaving.ts')

afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  cleanup()
  vi.unstubAllGlobals()
})

const routes = [
  {
    Component: SignedInOnly,
    children: [
      { path: '/', element: <p>Home</p> },
      { path: '/problemcontent/:id', element: <p>Problem</p> },
    ],
  },
  { path: '/login', Component: LoginPage },
  { Component: SignedOutOnly, children: [{ path: '/signup', element: <p>Sign up</p> }] },
]

const signedIn = () => answer({ user: sampleUser() })
const noProviders = { 'GET /api/user/signInWays': () => answer({ providers: [] }) }
const signedOut = () => refuse({ code: 'not_signed_in', message: 'You are not signed in.' })

test('a signed-out visitor of a deep link comes back to it after signing in', async () => {
  answerCalls({ ...noProviders, 'GET /api/user/check': signedOut, 'POST /api/user/login': signedIn })
  const { router, queryClient } = renderRoutes(routes, '/problemcontent/7?tab=result')
  const user = userEvent.setup()

  await user.type(await screen.findByLabelText('Email'), 'meera@example.org')
  // The pages behind the form use a query client of their own.
  queryClient.clear()
  answerCalls({ 'GET /api/user/check': signedIn, 'POST /api/user/login': signedIn })
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByText('Problem')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/problemcontent/7', search: '?tab=result' })
})

test('a signed-in user is sent away from the page for new ones', async () => {
  answerCalls({ 'GET /api/user/check': signedIn, ...noProviders })

  renderRoutes(routes, '/signup')

  expect(await screen.findByText('Home')).toBeTruthy()
})

test('a server that is away is said so, and Retry asks again', async () => {
  answerCalls({})
  renderRoutes(routes, '/')
  await screen.findByText('No connection to the server. Try again when it is back.')
  answerCalls({ 'GET /api/user/check': signedIn })

  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByText('Home')).toBeTruthy()
})

const openPage = async () => {
  const { queryClient, router } = renderRoutes(
    [{ Component: SignedInOnly, children: [{ path: '/', element: <Writing /> }] }],
    '/',
  )
  await userEvent.setup().type(await screen.findByLabelText('Message'), 'Half a thought')
  return { queryClient, router }
}

function Writing() {
  const [said, setSaid] = useState('Nothing')
  const sendIt = () =>
    callApi(logout).then(
      ({ message }) => setSaid(message),
      (error) => setSaid(messageOf(error)),
    )
  return (
    <>
      <textarea aria-label="Message" />
      <button type="button" onClick={() => void sendIt()}>
        Send
      </button>
      <p>{said}</p>
    </>
  )
}

const comeToTheFront = () => {
  focusManager.setFocused(false)
  focusManager.setFocused(true)
}
const lookInAMinute = () => void vi.advanceTimersByTime(61_000)

test.each([
  ['the window comes to the front', comeToTheFront],
  ['a minute has passed', lookInAMinute],
  [
    'another window says so',
    () => window.dispatchEvent(new StorageEvent('storage', { key: 'codedojo:signed-in' })),
  ],
])('a session that ended is noticed when %s, and nothing that was typed is lost', async (_when, notice) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  answerCalls({ 'GET /api/user/check': signedIn })
  const { router, queryClient } = await openPage()
  const stop = onAccountChangedElsewhere(
    () => void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }),
  )
  answerCalls({ ...noProviders, 'GET /api/user/check': signedOut })

  act(notice)

  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', sampleUser().emailId)
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Half a thought')
  expect(router.state.location.pathname).toBe('/')
  stop()
})

test('the question waits for somebody who is about to type', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  await openPage()
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Message'))
  answerCalls({ ...noProviders, 'GET /api/user/check': signedOut })
  act(comeToTheFront)
  await vi.waitFor(() => expect(sessionState()).toBe('ended'))

  await user.keyboard(' and')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeTruthy()
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Half a thought and')
})

test('the question waits until the typing pauses, and no letter lands in its fields', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  await openPage()
  answerCalls({ ...noProviders, 'GET /api/user/check': signedOut })
  const user = userEvent.setup()
  act(comeToTheFront)
  await vi.waitFor(() => expect(sessionState()).toBe('ended'))

  await user.keyboard(' and more')
  expect(screen.queryByRole('dialog')).toBeNull()
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
  await user.keyboard('xyz')

  expect(document.activeElement).toBe(dialog)
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Half a thought and more')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', sampleUser().emailId)
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
})

/** Ends the session: all calls are refused until somebody has signed in. */
function endSession() {
  let isIn = false
  const sent = answerCalls({
    ...noProviders,
    'GET /api/user/check': () => (isIn ? signedIn() : signedOut()),
    'POST /api/user/logout': () => (isIn ? answer({ message: 'It is sent', signOutAt: null }) : signedOut()),
    'POST /api/user/login': () => {
      isIn = true
      return signedIn()
    },
  })
  return () => sent.filter(({ url }) => url.endsWith('/logout'))
}

test('what was refused for want of a session goes on once the same person has signed in again, and names them', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  await openPage()
  const sent = endSession()
  const user = userEvent.setup()

  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.type(await screen.findByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByText('It is sent')).toBeTruthy()
  expect(sent().map(({ headers }) => headers.get('codedojo-account'))).toEqual(['user-1', 'user-1'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a page that another person signs in on top of is left for a fresh start, and nothing is sent in their name', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  await openPage()
  const sent = endSession()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('dialog')
  const tries = sent().length
  answerCalls({ 'GET /api/user/check': () => answer({ user: sampleUser({ _id: 'user-2' }) }) })

  act(comeToTheFront)

  await vi.waitFor(() => expect(leaveWithoutAsking).toHaveBeenCalledWith('/'))
  expect(sent()).toHaveLength(tries)
  expect(screen.getByText('Nothing')).toBeTruthy()

  cleanup()
  renderRoutes([{ Component: SignedInOnly, children: [{ path: '/', element: <Toaster /> }] }], '/')
  expect(await screen.findByText('Somebody else has signed in in this browser.')).toBeTruthy()
})

test('whoever does not want to sign in now keeps the page, is told why nothing was done, and is asked at the next act', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  await openPage()
  endSession()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Send' }))

  await user.click(await screen.findByRole('button', { name: 'Not now' }))

  expect(await screen.findByText('You are not signed in.')).toBeTruthy()
  act(comeToTheFront)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeTruthy()
})

test('what is saved by itself asks nobody again who does not want to sign in now', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  await openPage()
  endSession()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  const sent = answerCalls({ 'PUT /api/note/7': signedOut, 'POST /api/user/logout': signedOut })

  const save = callApi(saveNote, {
    params: { id: '7' },
    body: { text: 'Sort first', revision: 0 },
    isBackground: true,
  })
  await expect(save).rejects.toHaveProperty('code', 'not_signed_in')

  expect(sent).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a visitor who was not signed in is told nothing of a session', async () => {
  answerCalls({ ...noProviders, 'GET /api/user/check': signedOut })
  renderRoutes(
    [
      { Component: SignedInOnly, children: [{ path: '/', element: <p>Home</p> }] },
      { path: '/login', Component: LoginPage },
    ],
    '/',
  )

  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
  expect(screen.queryByText(/session has ended/)).toBeNull()
})

test('an admin who is one no longer is led to the problems, is told, and keeps nothing of what was loaded', async () => {
  const admin = () => answer({ user: sampleUser({ role: 'admin' }) })
  answerCalls({ 'GET /api/user/check': admin })
  const { queryClient } = renderRoutes(
    [
      {
        Component: SignedInOnly,
        children: [
          { path: '/', element: <p>Home</p> },
          { Component: AdminOnly, children: [{ path: '/admin', element: <p>Dashboard</p> }] },
        ],
      },
    ],
    '/admin',
  )
  render(<Toaster />)
  await screen.findByText('Dashboard')
  queryClient.setQueryData(['audit'], ['an event'])
  answerCalls({ 'GET /api/user/check': signedIn })

  focusManager.setFocused(false)
  focusManager.setFocused(true)

  expect(await screen.findByText('Home')).toBeTruthy()
  expect(await screen.findByText('You are no longer an administrator.')).toBeTruthy()
  expect(queryClient.getQueryData(['audit'])).toBeUndefined()
})

function Work() {
  const user = useUser()
  const [saves, setSaves] = useState(0)
  return (
    <button type="button" onClick={() => setSaves(saves + 1)}>
      {user.name} saved {saves} times
    </button>
  )
}

test('a page that anybody may open knows the signed-in user too', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  const { queryClient } = renderRoutes([{ path: '/nowhere', element: <OpenPage /> }], '/nowhere')

  await queryClient.ensureQueryData(sessionQuery)

  expect(await screen.findByRole('button')).toBeTruthy()
})

function OpenPage() {
  const { data: user } = useQuery(sessionQuery)
  return user ? <Work /> : <p>Nobody yet</p>
}

test('what needs a recent sign-in goes on once its owner has signed in again, and not because the session stands', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  await openPage()
  let isRecent = false
  const sent = answerCalls({
    ...noProviders,
    'GET /api/user/check': signedIn,
    'POST /api/user/logout': () =>
      isRecent
        ? answer({ message: 'It is sent', signOutAt: null })
        : refuse({ code: 'sign_in_again', message: 'Sign in again.' }),
    'POST /api/user/login': () => {
      isRecent = true
      return signedIn()
    },
  })
  const user = userEvent.setup()

  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/needs a sign-in of the last 15 minutes/)).toBeTruthy()
  act(comeToTheFront)
  await vi.waitFor(() => expect(sent.filter(({ url }) => url.endsWith('/check')).length).toBeGreaterThan(0))
  expect(sessionState()).toBe('unproved')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByText('It is sent')).toBeTruthy()
  expect(sessionState()).toBe('stands')
})

test('what needs a recent sign-in is refused when the question is put off', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  await openPage()
  answerCalls({
    ...noProviders,
    'GET /api/user/check': signedIn,
    'POST /api/user/logout': () => refuse({ code: 'sign_in_again', message: 'Sign in again.' }),
  })
  const user = userEvent.setup()

  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.click(await screen.findByRole('button', { name: 'Not now' }))

  expect(await screen.findByText('Sign in again.')).toBeTruthy()
})
