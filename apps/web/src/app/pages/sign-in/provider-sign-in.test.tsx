import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { LoginPage } from './login-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(providers: () => Response, address = '/login') {
  answerCalls({
    'GET /api/user/check': () => refuse({ code: 'not_signed_in', message: 'You are not signed in.' }),
    'GET /api/user/signInWays': providers,
  })
  renderRoutes([{ path: '/login', Component: LoginPage }], address)
  return screen.findByLabelText('Email')
}

const links = () =>
  screen.queryAllByRole('link', { name: /^Continue with/ }).map((link) => link.getAttribute('href'))

test('the offered providers lead back to the page that was asked for', async () => {
  await show(() => answer({ providers: ['github'] }), '/login?next=%2Fproblemcontent%2F7')

  expect(links()).toEqual(['/api/user/signInWith/github?next=%2Fproblemcontent%2F7'])
  expect(screen.getByText(/By continuing you accept/)).toBeTruthy()
})

test('the provider of the operator has the name that they gave it', async () => {
  await show(() => answer({ providers: ['oidc'], names: { oidc: 'Hill College' } }))

  const link = screen.getByRole('link', { name: 'Continue with Hill College' })
  expect(link.getAttribute('href')).toBe('/api/user/signInWith/oidc?next=%2F')
})

test.each([
  ['none is offered', () => answer({ providers: [] })],
  ['one is offered that this page does not know', () => answer({ providers: ['other'] })],
  ['the server does not say', () => Response.json('broken', { status: 500 })],
])('the form stands alone when %s', async (_, providers) => {
  await show(providers)

  expect(links()).toEqual([])
  expect(screen.queryByText('or with email')).toBeNull()
})

test('what went wrong with a provider is told, and does not follow to the other form', async () => {
  await show(() => answer({ providers: ['google'] }), '/login?signIn=account_exists&next=%2Fhelp')

  expect((await screen.findByRole('alert')).textContent).toContain(
    'There is an account with this email already.',
  )
  const other = screen.getByRole('link', { name: 'Create an account' })
  expect(other.getAttribute('href')).toBe('/signup?next=%2Fhelp')
})

test('an unknown word of an address says nothing', async () => {
  await show(() => answer({ providers: ['google'] }), '/login?signIn=toString')

  expect(screen.queryByRole('alert')).toBeNull()
})
