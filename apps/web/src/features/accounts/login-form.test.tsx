import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { LoginForm } from './login-form.tsx'

afterEach(() => {
  signedIn.mockReset()
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const signedIn = vi.fn()
const open = () =>
  renderRoutes([{ path: '/', element: <LoginForm forgotLink={null} onSignedIn={signedIn} /> }], '/')

async function fillIn(emailId: string, password: string) {
  const user = userEvent.setup({ delay: null })
  await user.type(screen.getByLabelText('Email'), emailId)
  await user.type(screen.getByLabelText('Password'), password)
  return user
}

test('a wrong address and a short password are named at their fields, and nothing is sent', async () => {
  const requests = answerCalls({})
  open()

  const user = await fillIn('meera@', '1234567')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByText('Invalid Email')).toBeTruthy()
  expect(screen.getByText('Password is too weak')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(requests).toHaveLength(0)
})

test('signing in sends the remembered choice and says so', async () => {
  const requests = answerCalls({ 'POST /api/user/login': () => answer({ user: sampleUser() }) })
  open()

  const user = await fillIn('Meera@Example.org', 'long enough')
  await user.click(screen.getByRole('checkbox', { name: /Remember me/ }))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  await vi.waitFor(() => expect(signedIn).toHaveBeenCalledOnce())
  expect(await requests[0]?.json()).toEqual({
    emailId: 'meera@example.org',
    password: 'long enough',
    remember: true,
  })
})

test('Tab leads from the email to the password, past the link beside its label', async () => {
  const requests = answerCalls({ 'POST /api/user/login': () => answer({ user: sampleUser() }) })
  const link = <a href="/forgot-password">Forgot password?</a>
  const page = <LoginForm forgotLink={link} onSignedIn={signedIn} />
  renderRoutes([{ path: '/', element: page }], '/')
  const user = userEvent.setup({ delay: null })

  await user.click(screen.getByLabelText('Email'))
  await user.keyboard('meera@example.org{Tab}long enough{Enter}')

  await vi.waitFor(() => expect(signedIn).toHaveBeenCalledOnce())
  expect(await requests[0]?.json()).toMatchObject({ emailId: 'meera@example.org', password: 'long enough' })
})

test('the words of the server stand in the red box', async () => {
  answerCalls({
    'POST /api/user/login': () =>
      refuse({ code: 'wrong_credentials', message: 'Email or password is wrong.' }),
  })
  open()

  const user = await fillIn('meera@example.org', 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect((await screen.findByRole('alert')).textContent).toBe('Email or password is wrong.')
})

test('a server that does not answer is told as a lost line', async () => {
  answerCalls({})
  open()

  const user = await fillIn('meera@example.org', 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect((await screen.findByRole('alert')).textContent).toBe(
    'No connection to the server. Try again when it is back.',
  )
})

test('the waking banner appears after three seconds of waiting and not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answerCalls({ 'POST /api/user/login': () => new Promise<Response>(() => {}) })
  open()
  const user = await fillIn('meera@example.org', 'long enough')

  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('button', { name: 'Signing in' })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  const early = screen.queryByText(/waking up/)
  await act(() => vi.advanceTimersByTimeAsync(1500))

  expect(early).toBeNull()
  expect(screen.getByText(/waking up/)).toBeTruthy()
})

test('a suspended account is told so, with the reason', async () => {
  const message = 'This account is suspended. Shared solutions.'
  answerCalls({ 'POST /api/user/login': () => refuse({ code: 'account_suspended', message }) })
  open()

  const user = await fillIn('meera@example.org', 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('an account with an authenticator app is asked for its code, and no other account', async () => {
  const requests = answerCalls({
    'POST /api/user/login': async (request) => {
      const { emailId, code } = await request.json()
      if (emailId !== 'meera@example.org' || code === '123456') return answer({ user: sampleUser() })
      const message = code === undefined ? 'Enter the code.' : 'This code is wrong.'
      return code === undefined
        ? refuse({ code: 'second_factor_needed', message })
        : refuse({ code: 'wrong_second_factor', message, errors: [{ field: 'code', message }] })
    },
  })
  open()

  const user = await fillIn('meera@example.org', 'long enough')
  await user.keyboard('{Enter}')
  const field = await screen.findByLabelText('Code')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Code is required')).toBeTruthy()
  await user.keyboard('000000{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('This code is wrong.')
  await user.clear(field)
  await user.keyboard('123456{Enter}')
  await vi.waitFor(() => expect(signedIn).toHaveBeenCalledOnce())
  expect(requests).toHaveLength(3)

  await user.type(screen.getByLabelText('Email'), '.in')
  expect(screen.queryByLabelText('Code')).toBeNull()
})
