import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { NotesOverview } from './notes-overview.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'GET /api/notes'
const noNotes = (total: number) => answer([], { headers: { 'x-total-count': String(total) } })

function open({ q = '', page = 1 } = {}) {
  const onPage = vi.fn()
  const element = <NotesOverview q={q} page={page} onSearch={() => {}} onPage={onPage} />
  renderRoutes([{ path: '/', element }], '/')
  return { onPage }
}

test('somebody without notes is told where they are written', async () => {
  answerCalls({ [call]: () => noNotes(0) })

  open()

  expect(await screen.findByText('You have no notes yet.')).toBeTruthy()
})

test('a page behind the last one leads back, and does not say that there are no notes', async () => {
  answerCalls({ [call]: () => noNotes(21) })
  const { onPage } = open({ page: 9 })

  await userEvent.click(await screen.findByRole('button', { name: 'To the last page' }))

  expect(onPage).toHaveBeenCalledWith(2)
  expect(screen.queryByText('You have no notes yet.')).toBeNull()
})
