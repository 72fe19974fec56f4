import type { RoomReport } from '@codedojo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleMessage } from '../../../testing/sample-room.ts'
import { Toaster } from '../../../ui/toast.tsx'
import { ReportCard } from './report-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const message = sampleMessage(1, { author: { _id: 'user-2', name: 'Daniel', avatarUrl: null } })

function show(facts: Partial<RoomReport> = {}) {
  const report: RoomReport = {
    ...{ _id: 'report-1', state: 'open', reason: '', reporter: null, reports: 1, reportedText: 'Rude' },
    ...{ message, roomName: 'heaps', silencedUntil: null, createdAt: '2026-01-31T10:00:00.000Z' },
    ...{ closedAt: null, closedBy: null, removedAt: null, removedByAdmin: null },
    ...facts,
  }
  const element = (
    <>
      <ReportCard report={report} />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
  return userEvent.setup()
}

test('a message is removed only after a question', async () => {
  const sent = answerCalls({
    'POST /api/admin/room-report/report-1/close': () => answer({ message: 'Gone.' }),
  })
  const user = show()

  await user.click(screen.getByRole('button', { name: 'Remove message' }))
  expect(sent).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Remove' }))

  await waitFor(() => expect(sent).toHaveLength(1))
})

test('a report that is done says who removed the message and when, and the silence of its author can be lifted', async () => {
  const sent = answerCalls({ 'PUT /api/admin/room-silence/user-2': () => answer({ silencedUntil: null }) })
  const user = show({
    ...{ state: 'closed', closedAt: '2026-01-31T11:00:00.000Z', closedBy: 'Grace' },
    ...{
      removedAt: '2026-01-31T11:00:00.000Z',
      removedByAdmin: 'Grace',
      silencedUntil: '2030-01-01T10:00:00.000Z',
    },
    message: { ...message, text: '', removedBy: 'admin' },
  })

  expect(screen.getByText(/^Removed by Grace, .*31/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change the silence' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Let them write again' }))

  expect(await screen.findByText('Daniel may write in rooms again.')).toBeTruthy()
  expect(await sent[0]?.json()).toEqual({ minutes: 0 })
})
