import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../lib/api/page-account.ts'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { SuspendDialog } from './suspend-dialog.tsx'

beforeEach(() => {
  localStorage.clear()
  setPageAccount('admin')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const user = {
  ...{ ...sampleUser(), isPremium: false, createdAt: '2026-01-31T10:00:00.000Z', problemSolved: [] },
  ...{
    suspendedAt: null,
    suspendedReason: '',
    silencedUntil: null,
    hasSecondFactor: false,
    hasPasskeys: false,
    lastActiveDay: null,
  },
}
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('codedojo:typed:'))

async function suspendFor(reason: string) {
  const dialog = <SuspendDialog user={user} onClose={cleanup} onChanged={() => {}} />
  renderRoutes([{ path: '/', element: dialog }], '/')
  const typist = userEvent.setup()
  if (reason !== '') await typist.type(screen.getByLabelText('Reason'), reason)
  await typist.click(screen.getByRole('button', { name: 'Suspend' }))
}

test('the reason is kept until the server has it', async () => {
  const refused = answerCalls({
    'POST /api/user/suspend/user-1': () => refuse({ code: 'too_many_requests', message: 'Slow down.' }),
  })
  await suspendFor('Sold answers')
  await waitFor(() => expect(refused).toHaveLength(1))
  expect(kept()).toHaveLength(1)

  const taken = answerCalls({ 'POST /api/user/suspend/user-1': () => answer({ message: 'Suspended.' }) })
  await suspendFor('')

  await waitFor(() => expect(kept()).toEqual([]))
  expect(await taken[0]?.json()).toEqual({ reason: 'Sold answers' })
})
