import type { SignInWays } from '@codedojo/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { stubModalDialog } from '../../../testing/stub-modal-dialog.ts'
import { Toaster } from '../../../ui/toast.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

stubModalDialog()
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const codes = ['K7QD-3MXA-9FHT-WE4C', 'A7QD-3MXA-9FHT-WE4C']
const drawn = { secret: 'ABCDEFGHIJKLMNOP', address: 'otpauth://totp/CodeDojo:a?secret=ABCDEFGHIJKLMNOP' }
const wrongCode = 'This code is wrong, too old, or was used already. Wait for the next one.'
const inForce = { since: '2026-01-31T10:00:00.000Z', hasApp: true, recoveryCodesLeft: 2 }

function show(secondFactor: SignInWays['secondFactor'] = null) {
  const requests = answerCalls({
    'POST /api/user/secondFactor': () => answer(drawn),
    'POST /api/user/secondFactor/confirm': async (request) =>
      (await request.json()).code === '123456'
        ? answer({ recoveryCodes: codes })
        : refuse({
            code: 'wrong_second_factor',
            message: wrongCode,
            errors: [{ field: 'code', message: wrongCode }],
          }),
    'POST /api/user/secondFactor/recoveryCodes': () => answer({ recoveryCodes: codes }),
    'POST /api/user/secondFactor/end': () => answer({ message: 'Your password alone signs in from now on.' }),
  })
  const element = (
    <>
      <SecondFactorPanel emailId="meera@example.org" secondFactor={secondFactor} hasPasskeys={false} />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
  return requests
}

test('an app is set up with the password and a code, and the recovery codes are shown once', async () => {
  show()
  const user = userEvent.setup()

  await user.click(await screen.findByRole('button', { name: 'Set up an app' }))
  await user.keyboard('long enough{Enter}')
  expect(await screen.findByRole('img', { name: 'QR code with the secret for your app' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy()
  await user.type(screen.getByLabelText('Code that the app shows'), '654321{Enter}')
  expect(await screen.findByText(wrongCode)).toBeTruthy()
  await user.clear(screen.getByLabelText('Code that the app shows'))
  await user.type(screen.getByLabelText('Code that the app shows'), '123456{Enter}')

  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  await user.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
})

test('setting up can be given up at each step', async () => {
  show()
  const user = userEvent.setup()

  await user.click(await screen.findByRole('button', { name: 'Set up an app' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Set up an app' }))
  await user.keyboard('long enough{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))

  expect(screen.getByRole('button', { name: 'Set up an app' })).toBeTruthy()
})

test('who has one sees how many recovery codes are left, and draws new ones', async () => {
  const requests = show(inForce)
  const user = userEvent.setup()
  expect(await screen.findByText('2 recovery codes left')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'New recovery codes' }))
  await user.type(screen.getByLabelText('Current password'), 'long enough')
  await user.type(screen.getByLabelText(/^Code of the app/), '123456{Enter}')

  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy()
  expect(await requests[0]?.json()).toEqual({ currentPassword: 'long enough', code: '123456' })
})

test('removing it needs password and code', async () => {
  const requests = show(inForce)
  const user = userEvent.setup()

  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Current password is required')).toBeTruthy()
  expect(requests).toHaveLength(0)
  await user.type(screen.getByLabelText('Current password'), 'long enough')
  await user.type(screen.getByLabelText(/^Code of the app/), '123456{Enter}')

  expect(await screen.findByText('Your password alone signs in from now on.')).toBeTruthy()
})
