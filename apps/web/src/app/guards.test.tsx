import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginForm } from '../features/accounts/login-form.tsx'
import { answer, answerCalls, refuse } from '../testing/answer-calls.ts'
import { renderRoutes } from '../testing/render-routes.tsx'
import { sampleUser } from '../testing/samples.ts'
import { SignedInOnly, SignedOutOnly } from './guards.tsx'

afterEach(() => {
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
  { Component: SignedOutOnly, children: [{ path: '/login', element: <LoginForm forgotLink={null} /> }] },
]

const signedIn = () => answer({ user: sampleUser() })
const signedOut = () => refuse({ code: 'not_signed_in', message: 'You are not signed in.' })

test('a signed-out visitor of a deep link comes back to it after signing in', async () => {
  answerCalls({ 'GET /api/user/check': signedOut, 'POST /api/user/login': signedIn })
  const { router } = renderRoutes(routes, '/problemcontent/7?tab=result')
  const user = userEvent.setup()

  await user.type(await screen.findByLabelText('Email'), 'meera@example.org')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByText('Problem')).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/problemcontent/7', search: '?tab=result' })
})

test('a signed-in user is sent away from the sign-in page', async () => {
  answerCalls({ 'GET /api/user/check': signedIn })

  renderRoutes(routes, '/login')

  expect(await screen.findByText('Home')).toBeTruthy()
})

test('a server that is away is said so, and Retry asks again', async () => {
  answerCalls({})
  renderRoutes(routes, '/')
  await screen.findByText('Server Error')
  answerCalls({ 'GET /api/user/check': signedIn })

  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByText('Home')).toBeTruthy()
})
