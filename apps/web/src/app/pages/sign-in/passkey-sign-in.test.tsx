import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { samplePasskeyAnswer, stubPasskeys } from '../../../testing/stub-passkeys.ts'
import { LoginPage } from './login-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const request = {
  ...{ challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] },
  ...{ userVerification: 'required', timeout: 300_000 },
}

function show(answers: Parameters<typeof answerCalls>[0] = {}, hasPasskeys = true) {
  const requests = answerCalls({
    'GET /api/user/check': () => refuse({ code: 'not_signed_in', message: 'You are not signed in.' }),
    'GET /api/user/signInWays': () => answer({ providers: [], hasPasskeys }),
    'POST /api/user/passkey/challenge': () => answer(request),
    'POST /api/user/passkey/login': () => answer({ user: sampleUser() }),
    ...answers,
  })
  renderRoutes(
    [
      { path: '/login', Component: LoginPage },
      { path: '/', element: 'Home' },
    ],
    '/login',
  )
  return requests
}

const button = () => screen.findByRole('button', { name: 'Continue with a passkey' })

test('a passkey signs in without a word typed, for as long as the tick says', async () => {
  stubPasskeys()
  const requests = show()

  await userEvent.click(await screen.findByRole('checkbox', { name: /Remember me/ }))
  await userEvent.click(await button())

  expect(await screen.findByText('Home')).toBeTruthy()
  const sent = requests.find(({ url }) => url.endsWith('/passkey/login'))
  expect(await sent?.json()).toEqual({ passkey: samplePasskeyAnswer, remember: true })
})

test('the words of the server stand above the forms', async () => {
  stubPasskeys()
  const message = 'This passkey is not known here.'
  show({ 'POST /api/user/passkey/login': () => refuse({ code: 'passkey_refused', message }) })

  await userEvent.click(await button())

  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test.each([
  ['the installation has no passkeys', () => stubPasskeys(), false],
  ['the browser has none', () => {}, true],
] as const)('where %s, there is no button', async (_, prepare, hasPasskeys) => {
  prepare()
  show({}, hasPasskeys)

  expect(await screen.findByLabelText('Email')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue with a passkey' })).toBeNull()
})

test('after the password a passkey is sent once more with it', async () => {
  stubPasskeys()
  const message = 'Use a passkey of this account.'
  const errors = [
    { field: 'code', message: 'Enter one of your recovery codes.' },
    { field: 'passkey', message },
  ]
  const requests = show({
    'POST /api/user/login': async (sent) =>
      'passkey' in (await sent.json())
        ? answer({ user: sampleUser() })
        : refuse({ code: 'second_factor_needed', message, errors }),
  })

  await userEvent.type(await screen.findByLabelText('Email'), 'meera@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'long enough{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))

  expect(await screen.findByText('Home')).toBeTruthy()
  expect(await requests.findLast(({ url }) => url.endsWith('/user/login'))?.json()).toMatchObject({
    ...{ emailId: 'meera@example.org', password: 'long enough' },
    passkey: samplePasskeyAnswer,
  })
})
