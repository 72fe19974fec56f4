import type { SignInWays } from '@codedojo/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleNewPasskey, stubPasskeys } from '../../../testing/stub-passkeys.ts'
import { Toaster } from '../../../ui/toast.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const phone = {
  ...{ _id: 'passkey-1', name: 'Phone' },
  ...{ createdAt: '2026-01-31T10:00:00.000Z', lastUsedAt: null },
}
const creation = {
  ...{ challenge: 'AAAA', rp: { id: 'localhost', name: 'CodeDojo' } },
  ...{ user: { id: 'AAAA', name: 'meera@example.org', displayName: 'Meera' }, pubKeyCredParams: [] },
  excludeCredentials: [],
  authenticatorSelection: {
    ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  },
  ...{ attestation: 'none', timeout: 300_000 },
}

function show(ways: Partial<Pick<SignInWays, 'passkeys' | 'passkeyUse'>> = {}) {
  const requests = answerCalls({
    'POST /api/user/passkey/begin': () => answer(creation),
    'POST /api/user/passkey': () => answer(phone),
    'DELETE /api/user/passkey/passkey-1': () => answer({ message: 'The passkey is removed.' }),
  })
  const element = (
    <>
      <PasskeysPanel passkeys={[]} passkeyUse="offered" {...ways} />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
  return requests
}

test('a passkey is added under the name that its owner gives it', async () => {
  stubPasskeys()
  const requests = show()

  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  await userEvent.clear(screen.getByLabelText('Name'))
  await userEvent.type(screen.getByLabelText('Name'), 'Phone{Enter}')

  expect(await screen.findByText('The passkey “Phone” signs in from now on.')).toBeTruthy()
  expect(await requests.at(-1)?.json()).toEqual({ name: 'Phone', passkey: sampleNewPasskey })
})

test('whoever gives up in the window of the browser is told, and nothing is sent', async () => {
  stubPasskeys({ create: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) })
  const requests = show()

  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  await userEvent.clear(screen.getByLabelText('Name'))
  await userEvent.type(screen.getByLabelText('Name'), 'Phone{Enter}')

  expect((await screen.findByRole('alert')).textContent).toContain('No passkey was chosen')
  expect(requests).toHaveLength(1)
})

test('a passkey is removed after a question', async () => {
  stubPasskeys()
  const requests = show({ passkeys: [phone] })
  expect(await screen.findByText(/never used/)).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Remove the passkey Phone' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove the passkey' }))

  await vi.waitFor(() => expect(requests).toHaveLength(1))
})

test.each([
  ['unsafe_address', /has a name and an https address/],
  ['providers_only', /Passkeys sign nobody in here/],
] as const)(
  'where passkeys are off (%s) it is said why, and those that are there can be removed',
  async (passkeyUse, why) => {
    stubPasskeys()
    show({ passkeyUse, passkeys: [phone] })

    expect(await screen.findByText(why)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove the passkey Phone' })).toBeTruthy()
  },
)

test('a browser without passkeys says so', async () => {
  show()

  expect(await screen.findByText(/This browser cannot use passkeys here/)).toBeTruthy()
})
