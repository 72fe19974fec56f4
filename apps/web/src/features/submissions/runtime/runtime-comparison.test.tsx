import type { RuntimeComparison as Comparison } from '@codedojo/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { RuntimeComparison } from './runtime-comparison.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const call = 'GET /api/submission/runtimes/submission-1'
const measured: Comparison = {
  submissionId: 'submission-1',
  language: 'python',
  runtime: 46,
  learners: 48,
  buckets: [
    { fromMs: 40, belowMs: 45, learners: 20 },
    { fromMs: 45, belowMs: 50, learners: 10 },
    { fromMs: 50, belowMs: null, learners: 18 },
  ],
  noise: { runs: 6, leastMs: 45, mostMs: 47, plusMinusMs: 1 },
  rank: { kind: 'percent', fasterThan: 42 },
}
const unmeasured: Comparison = { ...measured, noise: null, rank: { kind: 'unmeasured' } }

function show(submittedAt = Date.now()) {
  const element = <RuntimeComparison submissionId="submission-1" submittedAt={submittedAt} unit="s" />
  renderRoutes([{ path: '/', element }], '/')
}

test('the picture says what it shows, and its numbers are there as a table', async () => {
  answerCalls({ [call]: () => answer(measured) })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

  show()

  const picture = await screen.findByRole('img', { name: /Faster than 42 % of 48 learners/ })
  expect(within(picture).getByText('You, 0.046 s')).toBeTruthy()
  await user.click(screen.getByText('Show as a table'))
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows.slice(1)).toEqual([
    '0.040–0.044\u00A0s20',
    '0.045–0.049\u00A0s10You',
    '0.050\u00A0s and more18',
  ])
})

test('no label of the picture begins so far right that a narrow page would cut it', async () => {
  const buckets = Array.from({ length: 14 }, (_, place) => ({
    fromMs: 140 + 10 * place,
    belowMs: place === 13 ? null : 150 + 10 * place,
    learners: 1,
  }))
  answerCalls({ [call]: () => answer({ ...measured, runtime: 150, buckets }) })

  show()

  const picture = await screen.findByRole('img')
  const labels = within(picture).getAllByText(/^[\d.]+ s$/)
  expect(labels.map((label) => label.textContent)).toEqual(
    ['0.140', '0.170', '0.200', '0.230'].map((time) => `${time}\u00A0s`),
  )
  for (const label of labels) expect(Number.parseFloat(label.getAttribute('x') ?? '')).toBeLessThan(80)
})

test('a fresh submission is asked for again until the judge has measured it', async () => {
  const answers = [unmeasured, unmeasured, measured]
  const requests = answerCalls({ [call]: () => answer(answers.shift() ?? measured) })
  show()
  expect(await screen.findByText(/No place is told/)).toBeTruthy()

  await vi.advanceTimersByTimeAsync(4500)
  expect(await screen.findByText(/Faster than 42 %/)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(10_000)

  expect(requests).toHaveLength(3)
})

test('an old submission that was never measured is asked for once', async () => {
  const requests = answerCalls({ [call]: () => answer(unmeasured) })
  show(Date.now() - 3 * 60_000)
  expect(await screen.findByText(/No place is told/)).toBeTruthy()

  await vi.advanceTimersByTimeAsync(10_000)

  expect(requests).toHaveLength(1)
})

test('without enough others there is a sentence and no picture', async () => {
  answerCalls({ [call]: () => answer({ ...measured, learners: 3, buckets: [], rank: { kind: 'too_few' } }) })

  show()

  expect(await screen.findByText(/3 other learners have an accepted Python submission here/)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByText('Show as a table')).toBeNull()
})

test('runtimes that cannot be loaded say why, and load on Retry', async () => {
  let isDown = true
  answerCalls({
    [call]: () =>
      isDown ? refuse({ code: 'too_many_requests', message: 'Too many requests.' }) : answer(measured),
  })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  show()
  expect(await screen.findByText(/Too many requests/)).toBeTruthy()

  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByText(/Faster than 42 %/)).toBeTruthy()
})
