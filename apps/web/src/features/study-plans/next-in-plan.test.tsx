import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { samplePlan } from '../../testing/samples.ts'
import { NextInPlan } from './next-in-plan.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const problem = (name: string) => ({
  ...{ problemId: name, number: 1, title: `Problem ${name}`, difficulty: 'easy', tags: '', isSolved: false },
})
const mine = samplePlan('mine', { startedAt: '2026-11-01T00:00:00.000Z' })

test('the way on leads to the next problem of a plan that was started, and other plans are not asked for', async () => {
  const requests = answerCalls({
    'GET /api/plans': () => answer([mine, samplePlan('other')]),
    'GET /api/plans/mine': () =>
      answer({ ...mine, sections: [{ title: 'One', problems: [problem('a'), problem('b')] }] }),
  })

  renderRoutes([{ path: '/', element: <NextInPlan problemId="a" /> }], '/')

  const link = await screen.findByRole('link', { name: 'Next in plan: Problem b' })
  expect(link.getAttribute('href')).toBe('/problemcontent/b')
  expect(requests).toHaveLength(2)
})
