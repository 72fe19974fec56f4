import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { NotesPage } from './notes-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['?page=5000000', ''],
  ['?page=1e400', ''],
  ['?page=-3', ''],
  ['?page=2&q=edges', 'page=2&q=edges'],
  [`?q=${'a'.repeat(300)}`, ''],
  ['?q=%00', ''],
])('an address %s asks for what the server would give', async (address, asked) => {
  const requests = answerCalls({ 'GET /api/notes': () => answer([], { headers: { 'x-total-count': '0' } }) })

  renderRoutes([{ path: '/notes', element: <NotesPage /> }], `/notes${address}`)

  await screen.findByText(asked ? 'No note has these words.' : 'You have no notes yet.')
  const search = new URL(requests[0]?.url ?? '', 'http://here').searchParams
  search.delete('pageSize')
  search.sort()
  expect(search.toString()).toBe(asked || 'page=1')
})
