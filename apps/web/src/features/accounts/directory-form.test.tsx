import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { DirectoryForm } from './directory-form.tsx'

afterEach(() => {
  signedIn.mockReset()
  cleanup()
  vi.unstubAllGlobals()
})

const signedIn = vi.fn()

function open(facts: Partial<Parameters<typeof DirectoryForm>[0]> = {}) {
  const element = (
    <DirectoryForm
      name="Hill College"
      invitation=""
      terms="The terms."
      hasFocus={false}
      onSignedIn={signedIn}
      {...facts}
    />
  )
  renderRoutes([{ path: '/', element }], '/')
  return userEvent.setup({ delay: null })
}

test('an empty form is told at its fields, and nothing is sent', async () => {
  const requests = answerCalls({})
  const user = open()

  await user.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByText('User name is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('User name'))
  expect(requests).toHaveLength(0)
})

test('user name, password, the choice and the invitation are sent as typed', async () => {
  const requests = answerCalls({ 'POST /api/user/directory/login': () => answer({ user: sampleUser() }) })
  const user = open({ invitation: 'ABCD-EFGH' })

  await user.type(screen.getByLabelText('User name'), 'Meera.Nair')
  await user.type(screen.getByLabelText('Password'), ' short{Enter}')

  await vi.waitFor(() => expect(signedIn).toHaveBeenCalledOnce())
  expect(await requests[0]?.json()).toEqual({
    username: 'Meera.Nair',
    password: ' short',
    remember: false,
    invitation: 'ABCD-EFGH',
  })
})

test('a directory that does not answer is told in the box, and the form stays', async () => {
  const message =
    'The directory of Hill College does not answer. Try again in a minute, or tell the operator.'
  answerCalls({
    'POST /api/user/directory/login': () => refuse({ code: 'directory_unavailable', message }),
  })
  const user = open()

  await user.type(screen.getByLabelText('User name'), 'meera')
  await user.type(screen.getByLabelText('Password'), 'long enough{Enter}')

  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText<HTMLInputElement>('User name').value).toBe('meera')
  expect(signedIn).not.toHaveBeenCalled()
})

test('an account with an authenticator app is asked for its code, which another user name forgets', async () => {
  const refused = {
    code: 'second_factor_needed',
    message: 'Enter the code that your authenticator app shows.',
  } as const
  let tries = 0
  const requests = answerCalls({
    'POST /api/user/directory/login': () => {
      tries += 1
      return tries === 1 ? refuse(refused) : answer({ user: sampleUser() })
    },
  })
  const user = open()
  await user.type(screen.getByLabelText('User name'), 'meera')
  await user.type(screen.getByLabelText('Password'), 'long enough{Enter}')

  expect(document.activeElement).toBe(await screen.findByLabelText('Code'))
  await user.keyboard('123456{Enter}')

  await vi.waitFor(() => expect(signedIn).toHaveBeenCalledOnce())
  expect(await requests[1]?.json()).toMatchObject({ username: 'meera', code: '123456' })
  await user.type(screen.getByLabelText('User name'), 'n')
  expect(screen.queryByLabelText('Code')).toBeNull()
})
