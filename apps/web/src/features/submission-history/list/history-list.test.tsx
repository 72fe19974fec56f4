import type { HistoryEntry } from '@codedojo/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleEntry } from '../../../testing/sample-detailed-submission.ts'
import { HistoryList } from './history-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'GET /api/submission/history'
const show = (address = '/submissions') =>
  renderRoutes([{ path: '/submissions', element: <HistoryList emptyAct="To the problems" /> }], address)

function entry(change: Partial<HistoryEntry> = {}): HistoryEntry {
  return { ...sampleEntry(1), status: 'Accepted', runtime: 46.4, testCasesPassed: 3, ...change }
}

const page = (entries: HistoryEntry[], total = entries.length) =>
  answer(entries, { headers: { 'x-total-count': String(total) } })

test('a row tells verdict, runtime and memory, and leads to the attempt', async () => {
  answerCalls({ [call]: () => page([entry(), entry({ _id: 's-2', runtime: null, memory: null })], 45) })

  show('/submissions?page=2')

  const [link] = await screen.findAllByRole('link', { name: 'First Echo' })
  expect(link?.getAttribute('href')).toBe('/submission/s-1')
  const [, row, unmeasured] = screen.getAllByRole('row')
  expect(row?.textContent).toMatch(/^AcceptedFirst EchoC\+\+46\sms11\.9\sMB/)
  expect(unmeasured?.textContent).toContain('— — ')
  expect(screen.getByText('Showing 21 to 22 of 45 submissions')).toBeTruthy()
})

test('a contest is named, and its running tells nothing more', async () => {
  const contest = { _id: 'c-1', name: 'Autumn round', letter: 'A', isRunning: true }
  answerCalls({ [call]: () => page([entry({ contest, runtime: null, memory: null })]) })

  show()

  expect(await screen.findByText('Autumn round')).toBeTruthy()
})

test('somebody without submissions sees where to begin', async () => {
  answerCalls({ [call]: () => page([]) })

  show()

  expect(await screen.findByText('You have not submitted anything yet.')).toBeTruthy()
  expect(screen.getByText('To the problems')).toBeTruthy()
})

test('filters that match nothing can be taken back', async () => {
  const requests = answerCalls({
    [call]: ({ url }) => (url.includes('status') ? page([]) : page([entry()])),
  })
  const { router } = show('/submissions?status=Runtime+Error&page=3')
  expect(await screen.findByText('No submissions match your filters.')).toBeTruthy()

  const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' })
  if (clear) await userEvent.click(clear)

  expect(await screen.findByRole('link', { name: 'First Echo' })).toBeTruthy()
  expect(router.state.location.search).toBe('')
  expect(requests[0]?.url).toContain('status=Runtime+Error&page=3&pageSize=20')
})

test('a page behind the last one leads back', async () => {
  answerCalls({ [call]: ({ url }) => (url.includes('page=9') ? page([], 21) : page([entry()], 21)) })
  const { router } = show('/submissions?page=9')

  await userEvent.click(await screen.findByRole('button', { name: 'To the last page' }))

  expect(router.state.location.search).toBe('?page=2')
})

test('a list that cannot be loaded says why, and loads on Retry', async () => {
  let isDown = true
  answerCalls({
    [call]: () =>
      isDown ? refuse({ code: 'unavailable', message: 'The database is away.' }) : page([entry()]),
  })
  show()
  expect(await screen.findByText('The database is away.')).toBeTruthy()

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByRole('link', { name: 'First Echo' })).toBeTruthy()
})
