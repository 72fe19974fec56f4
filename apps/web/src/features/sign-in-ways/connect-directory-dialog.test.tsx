import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleSignInWays } from '../../testing/sample-sign-in-ways.ts'
import { Toaster } from '../../ui/toast.tsx'
import { ConnectionsPanel } from './connections-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the directory is connected with its user name and password, in a dialog that tells what is wrong', async () => {
  const sent: unknown[] = []
  answerCalls({
    'GET /api/user/signInWays': () => answer({ providers: ['ldap'], names: { ldap: 'Hill College' } }),
    'POST /api/user/directory/connect': async (request) => {
      sent.push(await request.json())
      return sent.length === 1
        ? refuse({ code: 'wrong_credentials', message: 'Wrong user name or password' })
        : answer({ message: 'Hill College is connected.' })
    },
  })
  const element = (
    <>
      <ConnectionsPanel ways={sampleSignInWays({})} next="/settings/account" />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Hill College' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Connect Hill College' }))

  await userEvent.type(dialog.getByLabelText('User name'), 'meera')
  await userEvent.type(dialog.getByLabelText('Password'), 'wrong{Enter}')
  const fault = await dialog.findByRole('alert')
  await userEvent.clear(dialog.getByLabelText('Password'))
  await userEvent.type(dialog.getByLabelText('Password'), 'right{Enter}')

  expect(fault.textContent).toBe('Wrong user name or password')
  expect(await screen.findByText('Hill College is connected.')).toBeTruthy()
  expect(sent).toEqual([
    { username: 'meera', password: 'wrong' },
    { username: 'meera', password: 'right' },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})
