import type { ReminderMailState, ReminderTime } from '@codedojo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { Toaster } from '../../../ui/toast.tsx'
import { ReminderPanel } from './reminder-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(mail: ReminderMailState, reminder: ReminderTime | null = null) {
  const state = { reminder }
  answerCalls({
    'GET /api/reminder': () => answer({ reminder: state.reminder, mail }),
    'PUT /api/reminder': async (request) => {
      state.reminder = await request.json()
      return answer({ message: 'You will be reminded by mail.' })
    },
    'DELETE /api/reminder': () => {
      state.reminder = null
      return answer({ message: 'You are reminded no more.' })
    },
  })
  const page = (
    <>
      <ReminderPanel />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element: page }], '/')
  await screen.findByRole('checkbox', { name: 'Monday' })
  return state
}

test('chosen days and an hour are saved, and the mails can be stopped', async () => {
  const state = await show('ready')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    await userEvent.click(screen.getByRole('checkbox', { name: day }))
  await userEvent.selectOptions(screen.getByLabelText('From'), '07:00')

  await userEvent.click(screen.getByRole('button', { name: 'Remind me by mail' }))

  const stop = await screen.findByRole('button', { name: 'Stop the mails' })
  expect(state.reminder).toEqual({ days: [5], hour: 7 })
  await userEvent.click(stop)
  await waitFor(() => expect(state.reminder).toBeNull())
})

test('without a day nothing can be saved, and it is said why', async () => {
  const state = await show('ready', { days: [1], hour: 8 })

  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(screen.getByText('Choose at least one day.')).toBeTruthy()
  expect(state.reminder).toEqual({ days: [1], hour: 8 })
})

test.each([
  ['off', /This installation sends no mail/],
  ['unconfirmed', /confirm your email/],
] as const)(
  'where mail is %s only the calendar file is offered, and the reason is told',
  async (mail, reason) => {
    await show(mail)

    expect(screen.queryByRole('button', { name: 'Remind me by mail' })).toBeNull()
    expect(screen.getByText(reason)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Calendar file' })).toBeTruthy()
  },
)
