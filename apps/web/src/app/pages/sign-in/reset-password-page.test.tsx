import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(isValid: boolean) {
  answerCalls({
    'POST /api/user/resetPassword/check': () => answer({ isValid }),
    'POST /api/user/resetPassword': () => answer({ message: 'Your password has been changed.' }),
  })
  renderRoutes([{ path: '/', element: <ResetPasswordPage /> }], '/?token=t1')
}

test('a link that was used or is too old says so before anything is typed', async () => {
  open(false)

  expect((await screen.findByRole('alert')).textContent).toContain('This link is no longer valid')
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy()
})

test('after the change nothing is said of it as if it were to come', async () => {
  open(true)
  await userEvent.type(await screen.findByLabelText('New password'), 'a new password')

  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))

  expect(await screen.findByText('Your password has been changed.')).toBeTruthy()
  expect(screen.getByText('Every session that was open has ended.')).toBeTruthy()
  expect(screen.queryByText(/ends with the change/)).toBeNull()
})
