import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { LoginPage } from './login-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const names = { ldap: 'Hill College' }

function show(providers: readonly string[], address = '/login') {
  const requests = answerCalls({
    'GET /api/user/check': () => refuse({ code: 'not_signed_in', message: 'You are not signed in.' }),
    'GET /api/user/signInWays': () => answer({ providers, names }),
    'POST /api/user/directory/login': () => answer({ user: sampleUser() }),
  })
  renderRoutes(
    [
      { path: '/login', Component: LoginPage },
      { path: '/', element: 'Home' },
    ],
    address,
  )
  return requests
}

test('beside the form of email and password the directory is a button, which shows its form with the focus in it', async () => {
  show(['google', 'ldap'])
  expect(await screen.findByLabelText('Email')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Continue with Hill College' }))

  expect(document.activeElement).toBe(screen.getByLabelText('User name'))
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeTruthy()
  expect(screen.getByText(/By continuing you accept/)).toBeTruthy()
})

test('email and password come back with a button', async () => {
  show(['ldap'], '/login?directory=1')
  expect(await screen.findByLabelText('User name')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Continue with email' }))

  expect(screen.getByLabelText('Email')).toBeTruthy()
  expect(screen.queryByLabelText('User name')).toBeNull()
})

test('the form that signed in last in this browser is the first one the next time', async () => {
  show(['ldap'])
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Hill College' }))
  await userEvent.type(screen.getByLabelText('User name'), 'meera')
  await userEvent.type(screen.getByLabelText('Password'), 'long enough{Enter}')
  await vi.waitFor(() => expect(localStorage.getItem('sign-in-form')).toBe('directory'))
  cleanup()

  show(['ldap'])

  expect(await screen.findByLabelText('User name')).toBeTruthy()
})

test('a browser that knows the directory, where there is none any more, shows email and password', async () => {
  localStorage.setItem('sign-in-form', 'directory')

  show([])

  expect(await screen.findByLabelText('Email')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Hill College/ })).toBeNull()
})
