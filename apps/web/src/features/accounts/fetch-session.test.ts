import { QueryObserver } from '@tanstack/react-query'
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { sendRequest } from '../../lib/api/send-request.ts'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { fetchSession } from './fetch-session.ts'
import { sessionQuery } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.session
})

function openAsVisitor() {
  document.documentElement.dataset.session = 'none'
  return answerCalls({
    'GET /api/user/check': () => answer({}),
    'GET /api/other': () => answer({}),
    'POST /api/user/login': () => answer({}),
  })
}

test('visitors are not asked what the page came with', async () => {
  const requests = openAsVisitor()
  await sendRequest('/api/other', { method: 'GET' })

  const session = await fetchSession()

  expect(session.status).toBe(401)
  expect(requests).toHaveLength(1)
})

test('after something was sent the server is asked: it may have signed somebody in', async () => {
  openAsVisitor()
  await sendRequest('/api/user/login', { method: 'POST' })

  const session = await fetchSession()

  expect(session.status).toBe(200)
})

test('after the window was left the server is asked: somebody may have signed in elsewhere', async () => {
  openAsVisitor()
  fireEvent.focus(window)

  const session = await fetchSession()

  expect(session.status).toBe(200)
})

test('whoever comes back from another tab is asked for at once', async () => {
  const requests = openAsVisitor()
  const queryClient = createQueryClient()
  queryClient.mount()
  const session = new QueryObserver(queryClient, sessionQuery)
  const leave = session.subscribe(() => {})
  await vi.waitFor(() => expect(session.getCurrentResult().data).toBeNull())
  expect(requests).toEqual([])

  fireEvent(document, new Event('visibilitychange', { bubbles: true }))

  await vi.waitFor(() => expect(requests).toHaveLength(1))
  leave()
  queryClient.unmount()
})

test('a page that says nothing asks the server', async () => {
  openAsVisitor()
  delete document.documentElement.dataset.session

  const session = await fetchSession()

  expect(session.status).toBe(200)
})
