import type { DayReason } from '@codedojo/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { DayReasonDialog } from './day-reason-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const day = '2026-11-20'

function submission(place: number): DayReason['submissions'][number] {
  return {
    ...{ _id: `s${place}`, problemId: 'p1', problemTitle: 'Two Sum', status: 'Wrong Answer' },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', localTime: '10:00' },
  }
}

async function open({ told, made }: { told: number; made: number }) {
  const reason: DayReason = {
    ...{ day, counts: false, zones: ['UTC'] },
    ...{ startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-11-21T00:00:00.000Z' },
    submissions: Array.from({ length: told }, (_, place) => submission(place)),
  }
  answerCalls({ [`GET /api/progress/day/${day}`]: () => answer(reason) })
  const figures = { day, submissions: made, accepted: 0 }
  const dialog = <DayReasonDialog day={figures} today="2026-11-23" onClose={() => {}} />
  renderRoutes([{ path: '/', element: dialog }], '/')
  return within(await screen.findByRole('list', { name: 'Submissions of this day' }))
}

test('of more submissions than the day tells, all are a link away', async () => {
  const list = await open({ told: 3, made: 150 })

  expect(list.getAllByRole('listitem')).toHaveLength(3)
  const link = screen.getByRole('link', { name: 'All 150 submissions of this day' })
  expect(link.getAttribute('href')).toBe('/submissions?from=2026-11-20&to=2026-11-20')
})

test('nothing more is offered of a day that is told whole', async () => {
  await open({ told: 3, made: 3 })

  expect(screen.queryByRole('link', { name: /submissions of this day$/ })).toBeNull()
})
