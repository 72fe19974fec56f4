import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { noConnectionMessage } from '../../lib/api/api-error.ts'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { Toaster } from '../../ui/toast.tsx'
import { RegisterForm } from './register-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function send(fullName = 'Ada King Lovelace', onRegistered = vi.fn()) {
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <>
            <RegisterForm onRegistered={onRegistered} />
            <Toaster />
          </>
        ),
      },
    ],
    '/',
  )
  const user = userEvent.setup({ delay: null })
  if (fullName !== '') await user.type(screen.getByLabelText('Full Name'), fullName)
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  return onRegistered
}

test('an admin account is what the form makes unless told otherwise', async () => {
  const made = sampleUser({ role: 'admin' })
  const requests = answerCalls({ 'POST /api/user/admin/register': () => answer({ user: made }) })

  const onRegistered = await send()

  expect(await screen.findByText('Registration successful!')).toBeTruthy()
  expect(await requests[0]?.json()).toEqual({
    firstName: 'Ada',
    lastName: 'King Lovelace',
    emailId: 'ada@example.org',
    password: 'long enough',
    role: 'admin',
    requestKey: expect.stringMatching(/^[\da-f]{32}$/),
  })
  expect(onRegistered).toHaveBeenCalledWith(made)
})

test('the full name is required', async () => {
  const requests = answerCalls({})

  await send('')

  expect(await screen.findByText('Full name is required')).toBeTruthy()
  expect(requests).toHaveLength(0)
})

test("a refusal shows the server's words", async () => {
  const message = 'An account with this email already exists.'
  const errors = [{ field: 'emailId', message }]
  answerCalls({ 'POST /api/user/admin/register': () => refuse({ code: 'email_taken', message, errors }) })

  await send()

  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

test('without an answer the registration says that the line is lost', async () => {
  answerCalls({})

  await send()

  expect(await screen.findByText(noConnectionMessage)).toBeTruthy()
})
