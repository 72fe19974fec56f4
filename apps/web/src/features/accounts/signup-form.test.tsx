import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { sessionQuery } from './queries.ts'
import { SignupForm } from './signup-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const good = { firstName: 'Meera', emailId: 'meera@example.org', password: 'long enough' }

async function send(fields: Partial<typeof good>, { isAccepted = true } = {}) {
  const form = (
    <SignupForm termsLabel="I accept the terms" renderTaken={(email) => <p>Sign in as {email}</p>} />
  )
  const view = renderRoutes([{ path: '/', element: form }], '/')
  const user = userEvent.setup()
  const type = async (label: string, text: string) => {
    if (text !== '') await user.type(screen.getByLabelText(label), text)
  }
  await type('First name', fields.firstName ?? good.firstName)
  await type('Email', fields.emailId ?? good.emailId)
  await type('Password', fields.password ?? good.password)
  if (isAccepted) await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  return view
}

test.each([
  { fields: { firstName: 'Al' }, message: 'First name must be at least 3 characters' },
  { fields: { emailId: 'meera' }, message: 'Please enter a valid email' },
  { fields: { password: '12345' }, message: 'Password must be at least 6 characters' },
  { fields: { password: '1234567' }, message: 'Password must be at least 8 characters' },
])('$fields is refused with "$message"', async ({ fields, message }) => {
  const requests = answerCalls({})

  await send(fields)

  expect(await screen.findByText(message)).toBeTruthy()
  expect(requests).toHaveLength(0)
})

test('the terms have to be accepted', async () => {
  answerCalls({})

  await send({}, { isAccepted: false })

  expect(await screen.findByText('You must accept the terms and conditions')).toBeTruthy()
})

test('a complete form creates the account and signs in', async () => {
  const requests = answerCalls({ 'POST /api/user/register': () => answer({ user: sampleUser() }) })

  const { queryClient } = await send({})

  await waitFor(() => expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(sampleUser()))
  expect(await requests[0]?.json()).toEqual({ ...good, terms: true })
})

test('a taken address is said in the red box, and its field is marked', async () => {
  const message = 'There is already an account with this email'
  answerCalls({
    'POST /api/user/register': () =>
      refuse({ code: 'email_taken', message, errors: [{ field: 'emailId', message }] }),
  })

  await send({})

  expect((await screen.findByRole('alert')).textContent).toBe(`${message}Sign in as ${good.emailId}`)
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('false')
})

test('a refusal without fields stands in the red box', async () => {
  const message = 'Too many sign-ups from this address. Try again in 40 seconds.'
  answerCalls({ 'POST /api/user/register': () => refuse({ code: 'too_many_requests', message }) })

  await send({})

  expect((await screen.findByRole('alert')).textContent).toBe(message)
})
