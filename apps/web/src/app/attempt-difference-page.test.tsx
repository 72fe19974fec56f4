import type { Attempt, HistoryEntry } from '@codedojo/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../testing/answer-calls.ts'
import { renderRoutes } from '../testing/render-routes.tsx'
import { AttemptDifferencePage } from './attempt-difference-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entry = (number: number): HistoryEntry => ({
  ...{ _id: `s-${number}`, createdAt: `2026-11-0${number}T10:00:00.000Z` },
  ...{ problemId: 'p-1', problemTitle: 'First Echo', tags: '', difficulty: 'easy', contest: null },
  ...{ language: 'cpp', status: 'Wrong Answer', runtime: 46, memory: 12_186 },
  ...{ testCasesPassed: 1, testCasesTotal: 3 },
})

const attempt = (number: number): Attempt => ({
  ...entry(number),
  ...{ code: `attempt ${number}`, author: null, compileMessage: null, errorMessage: null, results: [] },
  ...{ limitsEnforced: true, problemVersion: 1, currentVersion: 1, isJudgedAsNow: true, isProblemOpen: true },
  ...{ previousId: null, nextId: null, turn: null, judgedAt: null },
})

test('another attempt comes into the place of one without taking the focus', async () => {
  const third = Promise.withResolvers<Response>()
  answerCalls({
    'GET /api/submission/attempt/s-1': () => answer(attempt(1)),
    'GET /api/submission/attempt/s-2': () => answer(attempt(2)),
    'GET /api/submission/attempt/s-3': () => third.promise,
    'GET /api/submission/history': () => answer([3, 2, 1].map(entry), { headers: { 'x-total-count': '3' } }),
  })
  const routes = [{ path: '/submission/:id/compare/:other', element: <AttemptDifferencePage /> }]
  const { router } = renderRoutes(routes, '/submission/s-1/compare/s-2')
  const after = await screen.findByRole('combobox', { name: 'After' })
  await screen.findAllByRole('option', { name: /^3\. / })

  await userEvent.selectOptions(after, 's-3')
  await expect.poll(() => router.state.location.pathname).toBe('/submission/s-1/compare/s-3')
  expect(after).toHaveProperty('value', 's-3')
  third.resolve(answer(attempt(3)))

  const side = within(screen.getByRole('region', { name: 'After' }))
  await waitFor(() => expect(side.getByRole('link').getAttribute('href')).toBe('/submission/s-3'))
  expect(after.isConnected).toBe(true)
  expect(document.activeElement).toBe(after)
})
