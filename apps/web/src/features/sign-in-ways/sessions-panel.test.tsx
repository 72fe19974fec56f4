import type { Session } from '@codedojo/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleSession } from '../../testing/sample-sign-in-ways.ts'
import { Toaster } from '../../ui/toast.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const own = sampleSession('own', { isCurrent: true, device: 'Chrome on Linux' })

function show(sessions: Session[]) {
  const state = { sessions }
  answerCalls({
    'GET /api/user/sessions': () => answer(state.sessions),
    'DELETE /api/user/session/phone': () => {
      state.sessions = state.sessions.filter(({ _id }) => _id !== 'phone')
      return answer({ message: 'The session has ended.' })
    },
    'POST /api/user/endOtherSessions': () => {
      state.sessions = state.sessions.filter(({ isCurrent }) => isCurrent)
      return answer({ message: '2 other sessions have ended.' })
    },
  })
  const element = (
    <>
      <SessionsPanel />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem')

test('this session is marked and cannot be ended here', async () => {
  show([own])

  const [row] = await rows()

  expect(row?.textContent).toContain('This session')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('You are signed in nowhere else.')).toBeTruthy()
})

test('a session elsewhere is ended and leaves the list', async () => {
  show([own, sampleSession('phone', { device: 'Chrome on Android' }), sampleSession('desk')])

  await userEvent.click(await screen.findByRole('button', { name: /^End the session of Chrome on Android/ }))

  expect(await screen.findByText('The session has ended.')).toBeTruthy()
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  const [, next] = await rows()
  expect(next?.contains(document.activeElement)).toBe(true)
})

test('sessions of two equal browsers have two names', async () => {
  const createdAt = '2024-03-07T10:00:00.000Z'
  show([
    own,
    sampleSession('home', { createdAt }),
    sampleSession('work', { createdAt, ipAddress: '198.51.100.4' }),
    sampleSession('bare', { createdAt: '2024-05-07T10:00:00.000Z', ipAddress: null }),
  ])
  await rows()

  const buttons = screen.getAllByRole('button', { name: /^End the session of Firefox on Linux, / })

  const names = buttons.map((button) => button.getAttribute('aria-label') ?? '')
  expect(names.map((name) => name.replace(/since .*(Mar|May).*/, 'since $1'))).toEqual([
    'End the session of Firefox on Linux, 192.0.2.7, since Mar',
    'End the session of Firefox on Linux, 198.51.100.4, since Mar',
    'End the session of Firefox on Linux, since May',
  ])
})

test('all others are ended after a question', async () => {
  show([own, sampleSession('phone'), sampleSession('desk')])

  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }))
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/in 2 other places/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'End all others' }))

  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('a session that tells nothing of its device is there all the same', async () => {
  show([own, sampleSession('bare', { device: '', ipAddress: null })])

  const [, bare] = await rows()

  expect(bare?.textContent).toContain('Unknown device')
})
