import type { Submission } from '@codedojo/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleSubmission } from '../../../testing/sample-submission.ts'
import { SubmissionsPanel } from './submissions-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'GET /api/problem/submittedProblem/problem-1'
function show(onOpenInEditor: (submission: Submission) => void = () => {}) {
  const element = <SubmissionsPanel problemId="problem-1" onOpenInEditor={onOpenInEditor} />
  renderRoutes([{ path: '/', element }], '/')
}

test('somebody without submissions reads what to do', async () => {
  answerCalls({ [call]: () => answer([]) })

  show()

  expect(await screen.findByText('No Submissions Yet')).toBeTruthy()
  expect(screen.getByText('Submit your solution to see your submissions here.')).toBeTruthy()
})

test('a list that cannot be loaded says why, never looks empty, and loads on Retry', async () => {
  let isDown = true
  answerCalls({
    [call]: () =>
      isDown
        ? refuse({ code: 'unavailable', message: 'The database is away.' })
        : answer([sampleSubmission()]),
  })
  show()
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  expect(screen.queryByText('No Submissions Yet')).toBeNull()

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByRole('button', { name: /Accepted/ })).toBeTruthy()
})

test('a row shows runtime in ms and memory in MB, and a dash where nothing was measured', async () => {
  answerCalls({
    [call]: () =>
      answer([
        sampleSubmission({ _id: 'one' }),
        sampleSubmission({ _id: 'two', status: 'Compilation Error', runtime: null, memory: null }),
      ]),
  })

  show()

  expect((await screen.findByRole('button', { name: /Accepted/ })).textContent).toContain('46 ms11.9 MB')
  expect(screen.getByRole('button', { name: /Compilation Error/ }).textContent).toContain('——')
})

test('one submission is open at a time, with its facts, and Close Details closes it', async () => {
  const wrong = sampleSubmission({
    _id: 'two',
    status: 'Wrong Answer',
    testCasesPassed: 5,
    errorMessage: 'Case 4: expected 5, got 4.',
  })
  answerCalls({ [call]: () => answer([sampleSubmission({ _id: 'one' }), wrong]) })
  const user = userEvent.setup()
  show()
  await user.click(await screen.findByRole('button', { name: /Accepted/ }))
  expect(screen.getByText('one')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: /Wrong Answer/ }))
  expect(screen.queryByText('one')).toBeNull()
  expect(screen.getByText('two')).toBeTruthy()
  expect(screen.getByText('problem-1')).toBeTruthy()
  expect(screen.getByText('Case 4: expected 5, got 4.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close Details' }))

  expect(screen.queryByText('two')).toBeNull()
})

test('the code of a submission can be taken into the editor', async () => {
  answerCalls({ [call]: () => answer([sampleSubmission({ code: 'print(42)\n' })]) })
  const taken: string[] = []
  const user = userEvent.setup()
  show((submission) => taken.push(submission.code))

  await user.click(await screen.findByRole('button', { name: /Accepted/ }))
  await user.click(screen.getByRole('button', { name: 'Open in editor' }))

  expect(taken).toEqual(['print(42)\n'])
})

test('a submission that was rejudged says when, and what it was', async () => {
  const rejudged = { was: 'Wrong Answer', passed: 1, total: 3, at: '2026-11-21T12:00:00.000Z' } as const
  answerCalls({ [call]: () => answer([sampleSubmission({ rejudged })]) })
  show()

  await userEvent.click(await screen.findByRole('button', { name: /Accepted.*Rejudged on/s }))

  expect(screen.getByText(/^Rejudged on .*2026.* \(was Wrong Answer, 1 of 3 cases\)$/)).toBeTruthy()
})

test('two ticked attempts can be compared, the older one first; a third takes the place of the first', async () => {
  const made = (minute: number) => ({
    _id: `made-${minute}`,
    createdAt: new Date(2026, 10, 22, 10, minute).toISOString(),
    status: 'Wrong Answer' as const,
  })
  answerCalls({ [call]: () => answer([30, 20, 10].map((minute) => sampleSubmission(made(minute)))) })
  show()
  const ticks = await screen.findAllByRole('checkbox', { name: /^Compare the attempt of .*Wrong Answer$/ })
  const [newest, middle, oldest] = ticks

  for (const tick of [newest, oldest]) if (tick) await userEvent.click(tick)
  const first = screen.getByRole('link', { name: 'Compare' }).getAttribute('href')
  if (middle) await userEvent.click(middle)

  expect(first).toBe('/submission/made-10/compare/made-30')
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/submission/made-10/compare/made-20',
  )
  expect(screen.getByText(/^2 attempts chosen: .*10:10.* and .*10:20/)).toBeTruthy()
})

test('a single attempt has nothing to be compared with', async () => {
  answerCalls({ [call]: () => answer([sampleSubmission()]) })

  show()

  await screen.findByRole('button', { name: /Accepted/ })
  expect(screen.queryByRole('checkbox')).toBeNull()
})
