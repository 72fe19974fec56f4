import type { AuditEvent } from '@codedojo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { AuditList } from './audit-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const event = (facts: Partial<AuditEvent> = {}): AuditEvent => ({
  _id: 'event-1',
  at: '2026-01-31T10:00:00.000Z',
  actor: { _id: 'grace', name: 'Grace', avatarUrl: null },
  action: 'user.role_changed',
  subject: { kind: 'user', _id: 'ada', name: 'Ada' },
  before: { role: 'user' },
  after: { role: 'admin' },
  names: {},
  ...facts,
})
const told = (events: AuditEvent[]) => ({
  'GET /api/admin/audit': () => answer(events, { headers: { 'x-total-count': String(events.length) } }),
})
const open = (address = '/') => renderRoutes([{ path: '/', element: <AuditList /> }], address)

test('an event is a sentence that opens to what was before and after', async () => {
  answerCalls(told([event()]))
  open()

  const [item] = await screen.findAllByRole('listitem')
  expect(item?.textContent).toContain('Grace made an admin of Ada')
  expect(screen.queryByText('Before')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^What changed/ }))

  expect(screen.getByRole('row', { name: 'role user admin' })).toBeTruthy()
})

test('a name narrows the log to that person, and the chip widens it again', async () => {
  const requests = answerCalls(told([event()]))
  const { router } = open('/?page=2')

  await userEvent.click(await screen.findByRole('button', { name: 'Ada' }))
  await waitFor(() => expect(router.state.location.search).toBe('?person=ada'))
  await waitFor(() => expect(requests.at(-1)?.url).toContain('person=ada'))
  await userEvent.click(await screen.findByRole('button', { name: 'Show the events of everybody' }))

  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a log that cannot be loaded is never an empty log', async () => {
  answerCalls({ 'GET /api/admin/audit': () => refuse({ code: 'internal', message: 'Something went wrong' }) })

  open()

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})

test('filters that match nothing can be cleared', async () => {
  answerCalls(told([]))
  const { router } = open('/?q=zzz&action=user.deleted')

  await userEvent.click(await screen.findByRole('button', { name: 'Clear Filters' }))

  expect(router.state.location.search).toBe('')
  expect(await screen.findByText('Nothing was recorded yet')).toBeTruthy()
})
