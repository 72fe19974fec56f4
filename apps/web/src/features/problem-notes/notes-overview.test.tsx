import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
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

const note = (number: number) => ({
  ...{ problemId: `problem-${number}`, problemTitle: `Problem ${number}`, text: 'Pairs' },
  ...{ revision: 1, updatedAt: '2026-11-20T10:00:00.000Z' },
})

function Searching({ first }: { first: string }) {
  const [q, setQ] = useState(first)
  return <NotesOverview q={q} page={1} onSearch={setQ} onPage={() => {}} />
}

function search(first: string) {
  answerCalls({
    [call]: ({ url }) => {
      const isFound = new URL(url).searchParams.get('q') !== 'trees'
      return answer(isFound ? [note(1), note(2)] : [], { headers: { 'x-total-count': isFound ? '2' : '0' } })
    },
  })
  renderRoutes([{ path: '/', element: <Searching first={first} /> }], '/')
}

const status = () => screen.getByRole('status').textContent

test('how many notes a search has found is said, and nothing where nobody searched', async () => {
  search('')
  await screen.findByRole('list', { name: 'Your notes' })
  expect(status()).toBe('')

  await userEvent.type(screen.getByRole('searchbox'), 'pairs')
  await waitFor(() => expect(status()).toBe('2 notes found'))
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'trees')

  await waitFor(() => expect(status()).toBe('0 notes found'))
})

test('who clears a search is in its field, and all notes are there', async () => {
  search('trees')

  await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }))

  expect(await screen.findByRole('list', { name: 'Your notes' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})
