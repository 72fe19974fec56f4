import { focusManager, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetSession, sessionQuery } from '../features/accounts/queries.ts'
import { useUser } from '../features/accounts/signed-in-user.ts'
import { answer, answerCalls, refuse } from '../testing/answer-calls.ts'
import { renderRoutes } from '../testing/render-routes.tsx'
import { sampleUser } from '../testing/samples.ts'
import { Toaster } from '../ui/toast.tsx'
import { AdminOnly } from './admin-only.tsx'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'
import { LoginPage } from './login-page.tsx'

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
  // The pages behind the form come with a query client of their own.
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

test('a sign-out in another window is noticed when this one comes back to the front', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  const { router } = renderRoutes(routes, '/')
  await screen.findByText('Home')
  answerCalls({ ...noProviders, 'GET /api/user/check': signedOut })

  focusManager.setFocused(false)
  focusManager.setFocused(true)

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a page that nobody touches notices within a minute or so that its session is over, and says so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  answerCalls({ 'GET /api/user/check': signedIn })
  const { router } = renderRoutes(
    [
      { Component: SignedInOnly, children: [{ path: '/', element: <p>Home</p> }] },
      { path: '/login', Component: LoginPage },
    ],
    '/',
  )
  await screen.findByText('Home')
  answerCalls({ ...noProviders, 'GET /api/user/check': signedOut })

  act(() => void vi.advanceTimersByTime(61_000))

  expect(await screen.findByText('Your session has ended. Sign in again to go on.')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/login')
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
          { Component: AdminOnly, children: [{ path: '/admin', element: <p>Desk</p> }] },
        ],
      },
    ],
    '/admin',
  )
  render(<Toaster />)
  await screen.findByText('Desk')
  queryClient.setQueryData(['audit'], ['an event'])
  answerCalls({ 'GET /api/user/check': signedIn })

  focusManager.setFocused(false)
  focusManager.setFocused(true)

  expect(await screen.findByText('Home')).toBeTruthy()
  expect(await screen.findByText('You are no longer an administrator.')).toBeTruthy()
  expect(queryClient.getQueryData(['audit'])).toBeUndefined()
})

test('another user in another window does not get to see what was loaded for the first', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  const { queryClient } = renderRoutes(routes, '/')
  await screen.findByText('Home')
  queryClient.setQueryData(['problems', 'solved'], new Set(['problem-1']))
  answerCalls({ 'GET /api/user/check': () => answer({ user: sampleUser({ _id: 'user-2' }) }) })

  focusManager.setFocused(false)
  focusManager.setFocused(true)

  await vi.waitFor(() => expect(queryClient.getQueryData(['session'])).toMatchObject({ _id: 'user-2' }))
  expect(queryClient.getQueryData(['problems', 'solved'])).toBeUndefined()
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

test('a page that is drawn again while its session ends leads to the sign-in page and does not break', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })
  const work = [
    { Component: SignedInOnly, children: [{ path: '/problemcontent/:id', element: <Work /> }] },
    { path: '/login', element: <p>Sign in here</p> },
  ]
  const { queryClient, router } = renderRoutes(work, '/problemcontent/7')
  const button = await screen.findByRole('button')

  act(() => forgetSession(queryClient))
  act(() => button.click())

  expect(await screen.findByText('Sign in here')).toBeTruthy()
  expect(router.state.location.search).toBe('?next=%2Fproblemcontent%2F7')
})

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
