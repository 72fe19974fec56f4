import type { AssistantState, AssistantUsage } from '@codedojo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { AssistantAdmin } from './assistant-admin.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ninja: AssistantState = {
  assistant: 'ninja',
  isOn: true,
  changedBy: null,
  changedAt: null,
  perDay: 100,
}
const sahayak: AssistantState = { ...ninja, assistant: 'sahayak', perDay: 50 }
const coach: AssistantUsage['provider'] = {
  ...{ kind: 'coach', model: '', works: true, detail: 'The embedded coach answers.' },
  ...{ cure: 'Set a key.', prices: null },
}
const usage = (facts: Partial<AssistantUsage> = {}): AssistantUsage => ({
  assistants: [ninja, sahayak],
  provider: coach,
  span: { from: '2026-02-01', to: '2026-02-02', timeZone: 'UTC' },
  days: [],
  ...facts,
})
const day: AssistantUsage['days'][number] = {
  ...{
    day: '2026-02-02',
    assistant: 'ninja',
    provider: 'gemini',
    model: 'gemini-x',
    questions: 12,
    people: 3,
  },
  ...{ failed: 1, withheld: 2, promptTokens: 4000, replyTokens: 500, costMicros: null },
}

function open(): void {
  const element = (
    <>
      <AssistantAdmin days={30} />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
}

test('without a question the page says so, and who would answer', async () => {
  answerCalls({ 'GET /api/admin/assistants': () => answer(usage()) })

  open()

  expect(await screen.findByText('Nobody has asked anything in these days.')).toBeTruthy()
  expect(screen.getByText('Embedded coach')).toBeTruthy()
  expect(screen.queryByText(/Services tell no tokens/)).toBeNull()
  expect(screen.getByText('Set a key.')).toBeTruthy()
})

test('costs stand there only when they are known', async () => {
  let days = [day]
  answerCalls({ 'GET /api/admin/assistants': () => answer(usage({ days })) })

  open()
  await screen.findByRole('columnheader', { name: 'Tokens read' })
  expect(screen.queryByRole('columnheader', { name: 'Cost' })).toBeNull()
  expect(screen.getByText(/12 questions, 1 failed, 4,500 tokens\./)).toBeTruthy()
  expect(screen.getByText(/Services tell no tokens of answers that were stopped or failed/)).toBeTruthy()

  cleanup()
  days = [{ ...day, costMicros: 1_230_000 }]
  open()

  expect(await screen.findByRole('columnheader', { name: 'Cost' })).toBeTruthy()
  expect(screen.getByText(/cost 1\.23\./)).toBeTruthy()
})

test('a switch is turned only after a question, and says who turned it', async () => {
  let isOn = true
  const changedBy = { _id: 'a', name: 'Grace' }
  const turned = (): AssistantState => ({
    ...ninja,
    isOn,
    ...(isOn ? {} : { changedBy, changedAt: new Date().toISOString() }),
  })
  const requests = answerCalls({
    'GET /api/admin/assistants': () => answer(usage({ assistants: [turned(), sahayak] })),
    'PUT /api/admin/assistants/ninja': () => {
      isOn = false
      return answer(turned())
    },
  })
  const puts = () => requests.filter(({ method }) => method === 'PUT')
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Switch off Code Ninja' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(puts()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Switch off Code Ninja' }))
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }))

  expect(await screen.findByRole('button', { name: 'Switch on Code Ninja' })).toBeTruthy()
  expect(puts()).toHaveLength(1)
  expect(screen.getByText(/Switched by Grace/)).toBeTruthy()
  expect(await screen.findByText('Code Ninja is off')).toBeTruthy()
})

test('a failure is told with its reason, and can be tried again', async () => {
  let isAway = true
  answerCalls({
    'GET /api/admin/assistants': () =>
      isAway ? refuse({ code: 'unavailable', message: 'The database is away.' }) : answer(usage()),
  })
  open()
  await screen.findByText('Failed to load the assistants.')
  expect(screen.getByText('The database is away.')).toBeTruthy()

  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  await waitFor(() => expect(screen.getByText('Switches')).toBeTruthy())
})
