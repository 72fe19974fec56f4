import type { TicketSummary } from '@codedojo/contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { OwnTickets } from './own-tickets.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = '2026-01-31T10:00:00.000Z'
const ticket: TicketSummary = {
  ...{ _id: 't1', subject: 'My parcel', state: 'open', createdAt: at, updatedAt: at },
  ...{ messages: 1, isNew: false },
}
const toChoose = 'Choose a message to read its answers.'

function show(tickets: readonly TicketSummary[]) {
  answerCalls({ 'GET /api/contact/ticket': () => answer(tickets) })
  const element = <OwnTickets shown={null} onShow={() => {}} pathOf={() => '/'} />
  renderRoutes([{ path: '/', element }], '/')
}

test('who has written nothing is not asked to choose a message', async () => {
  show([])

  expect(await screen.findByText('You have not written to us yet.')).toBeTruthy()
  expect(screen.queryByText(toChoose)).toBeNull()
})

test('beside the own messages stands that one can be chosen', async () => {
  show([ticket])

  expect(await screen.findByRole('button', { name: /^My parcel/ })).toBeTruthy()
  expect(screen.getByText(toChoose)).toBeTruthy()
})
