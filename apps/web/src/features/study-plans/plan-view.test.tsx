import type { StudyPlan } from '@codedojo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type HiddenFacts, nothingHidden } from '../../shared/problems/hidden-facts.ts'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { samplePlan } from '../../testing/samples.ts'
import { PlanView } from './plan-view.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const problem = (number: number, isSolved: boolean) => ({
  ...{ problemId: `problem-${number}`, number, title: `Problem ${number}`, isSolved },
  ...({ difficulty: 'easy', tags: 'Array' } as const),
})
const plan: StudyPlan = {
  ...samplePlan('first', { title: 'First', solved: 1, next: { problemId: 'problem-2', title: 'Problem 2' } }),
  sections: [{ title: 'One', problems: [problem(1, true), problem(2, false)] }],
}

function open(hidden: HiddenFacts = nothingHidden) {
  renderRoutes([{ path: '/', element: <PlanView slug="first" hidden={hidden} mark={null} /> }], '/')
  return userEvent.setup()
}

test('a plan shows its progress, marks what is next, and leads there', async () => {
  answerCalls({ 'GET /api/plans/first': () => answer(plan) })
  open()

  const progress = await screen.findByRole('progressbar', { name: 'Progress of First' })

  expect(progress.getAttribute('aria-valuenow')).toBe('50')
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/problemcontent/problem-2')
  expect(screen.getByRole('link', { name: /Not solved.*Problem 2.*Next/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Solved.*Problem 1.*Easy/ })).toBeTruthy()
})

test('interview mode keeps difficulty and tags out of a plan', async () => {
  answerCalls({ 'GET /api/plans/first': () => answer(plan) })
  open({ difficulty: true, tags: true })

  await screen.findByRole('heading', { name: 'First' })

  expect(screen.queryByText('Easy')).toBeNull()
  expect(screen.queryByText('Array')).toBeNull()
})

test('following and leaving turn about', async () => {
  let startedAt: string | null = null
  answerCalls({
    'GET /api/plans/first': () => answer({ ...plan, startedAt }),
    'PUT /api/plans/first/follow': () => {
      startedAt = '2026-11-20T10:00:00.000Z'
      return answer({ message: 'You follow it.' })
    },
    'DELETE /api/plans/first/follow': () => {
      startedAt = null
      return answer({ message: 'You left it.' })
    },
  })
  const user = open()

  await user.click(await screen.findByRole('button', { name: 'Follow First' }))
  await user.click(await screen.findByRole('button', { name: 'Leave First' }))

  await waitFor(() => expect(screen.getByRole('button', { name: 'Follow First' })).toBeTruthy())
})

test('a plan that is not there leads to the others', async () => {
  answerCalls({
    'GET /api/plans/first': () => refuse({ code: 'plan_not_found', message: 'There is no such plan.' }),
  })
  open()

  expect(await screen.findByText('There is no such study plan.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All study plans' })).toBeTruthy()
})
