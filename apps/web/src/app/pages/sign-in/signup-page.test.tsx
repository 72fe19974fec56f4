import { initialInstallation, type SignUpRule } from '@codedojo/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { replaceInstallation } from '../../../lib/installation.ts'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { LoginPage } from './login-page.tsx'
import { SignupPage } from './signup-page.tsx'

const initial = { ...initialInstallation, hasOwnTerms: false }
const banner = { text: 'The lab is closed', until: '2126-12-31T00:00:00.000Z' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  replaceInstallation(initial)
})

const noProviders: readonly string[] = []

function show(who: SignUpRule, { path = '/signup', canSendMail = true, providers = noProviders } = {}) {
  replaceInstallation({ ...initial, banner, signUp: { who, domains: ['college.example'] } })
  answerCalls({
    'GET /api/user/signInWays': () => answer({ providers, canSendMail }),
    'GET /api/user/check': () =>
      answer({ code: 'not_signed_in', message: 'Please sign in.' }, { status: 401 }),
    'POST /api/user/askForAccount': () => answer({ message: 'A mail with a link is on its way.' }),
  })
  const routes = [
    { path: '/signup', element: <SignupPage /> },
    { path: '/login', element: <LoginPage /> },
  ]
  renderRoutes(routes, path)
}

test('everybody signs up with a password', async () => {
  show('everybody')

  expect(await screen.findByLabelText('Password')).toBeTruthy()
  expect(screen.queryByLabelText('Invitation code')).toBeNull()
  expect(screen.getByRole('complementary', { name: 'Announcement' }).textContent).toContain(
    'The lab is closed',
  )
})

test('the invitation code of the address is in its field', async () => {
  show('code', { path: '/signup?invitation=AAAA-BBBB-CCCC' })

  expect(await screen.findByLabelText('Invitation code')).toHaveProperty('value', 'AAAA-BBBB-CCCC')
})

test('where only some domains may join, the password comes by mail', async () => {
  show('domains')
  const user = userEvent.setup()

  await user.type(await screen.findByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Email'), 'ada@college.example')
  await user.click(screen.getByRole('checkbox'))
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send the link' }))

  expect((await screen.findByRole('status')).textContent).toBe('A mail with a link is on its way.')
})

test('where accounts come from a provider alone, there is no form', async () => {
  show('providers', { providers: ['github'] })

  expect(await screen.findByRole('link', { name: 'Continue with GitHub' })).toBeTruthy()
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(screen.queryByText('or with email')).toBeNull()
})

test.each([['nobody'], ['providers']] as const)(
  'with the rule %s the sign-in page offers no account',
  async (who) => {
    show(who, { path: '/login' })

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
  },
)

test('where accounts come from the directory alone, its form is the first one of the sign-in page', async () => {
  show('providers', { path: '/login', providers: ['ldap'] })

  expect(await screen.findByLabelText('User name')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with email' })).toBeTruthy()
})

test('from here the directory is on the sign-in page, which keeps where to go and the invitation', async () => {
  show('code', { path: '/signup?next=%2Fhelp&invitation=AAAA-BBBB-CCCC', providers: ['ldap'] })
  const user = userEvent.setup()

  await user.click(await screen.findByRole('button', { name: 'Continue with your organisation' }))

  expect(await screen.findByLabelText('User name')).toBeTruthy()
})
