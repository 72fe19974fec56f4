import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { ConfirmEmailView } from './confirm-email-view.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(confirm: () => Response) {
  const requests = answerCalls({ 'POST /api/user/confirmEmail': confirm })
  const nodes = { onward: <p>Onward</p>, anew: <p>A new link</p>, toOwner: <p>Sign in there</p> }
  const view = <ConfirmEmailView token="t1" {...nodes} />
  renderRoutes([{ path: '/', element: view }], '/')
  return requests
}

test('nothing is confirmed before the button is pressed', async () => {
  const requests = show(() => answer({ message: 'Your email is confirmed.' }))
  expect(requests).toHaveLength(0)

  await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }))

  expect(await screen.findByText('Your email is confirmed.')).toBeTruthy()
  expect(screen.getByText('Onward')).toBeTruthy()
  expect(await requests[0]?.json()).toEqual({ token: 't1' })
})

test('a link that is used up leads to a new one', async () => {
  show(() => refuse({ code: 'confirmation_link_invalid', message: 'This link is no longer valid.' }))

  await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }))

  expect((await screen.findByRole('alert')).textContent).toBe('This link is no longer valid.')
  expect(screen.getByText('A new link')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm email' })).toBeNull()
})

test('the link of another account leads to signing in there', async () => {
  show(() => refuse({ code: 'not_owner_of_change', message: 'Sign in to that account.' }))

  await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }))

  expect(await screen.findByText('Sign in there')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm email' })).toBeNull()
})

test('a server that does not answer leaves the button', async () => {
  show(() => Response.error())

  await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }))

  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Confirm email' })).toBeTruthy()
})
