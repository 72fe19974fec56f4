import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleSettings } from '../../../testing/sample-settings.ts'
import { ListPage } from './list-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function problem(_id: string) {
  return {
    ...{ _id, number: 1, title: `Problem ${_id}`, difficulty: 'easy', tags: '', alsoCalled: '' },
    ...{ acceptedCount: 0, submittedCount: 0 },
  }
}
const progress = (problemId: string, attempts: number) => ({
  ...{ problemId, attempts, isSolved: false, hasNote: false },
  ...{ lastOpenedAt: null, lastTriedAt: null, lastStatus: null },
})

test('a problem of a list has the mark that it has in the library', async () => {
  const list = {
    ...{ _id: 'l1', name: 'Later', isFavourites: false, problems: ['a', 'b', 'c'] },
    updatedAt: '2026-11-22T10:00:00.000Z',
  }
  answerCalls({
    'GET /api/lists': () => answer([list]),
    'GET /api/problem/getAllProblem': () => answer(['a', 'b', 'c'].map(problem)),
    'GET /api/problem/problemSolvedbyUser': () => answer(['a']),
    'GET /api/finding/standings': () => answer([progress('a', 2), progress('b', 1), progress('c', 0)]),
    'GET /api/settings': () => answer(sampleSettings()),
  })

  renderRoutes([{ path: '/lists/:id', element: <ListPage /> }], '/lists/l1')

  const rows = within(await screen.findByRole('list', { name: 'Problems of Later' }))
  expect(await rows.findByRole('img', { name: 'Solved' })).toBeTruthy()
  expect(await rows.findByRole('img', { name: 'Attempted' })).toBeTruthy()
  expect(rows.getByRole('img', { name: 'Not solved' })).toBeTruthy()
})
