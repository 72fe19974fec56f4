import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { sampleFigures } from '../../../testing/sample-profile.ts'
import { spokenDay } from './day-text.ts'
import { MonthPanel } from './month-panel.tsx'

afterEach(cleanup)

const busy = { day: '2026-11-20', submissions: 4, accepted: 1 }
const figures = sampleFigures({ today: '2026-11-22', days: [busy] })
const nothingOn = (day: string) => spokenDay({ day, submissions: 0, accepted: 0 })

test('each of the thirty days says what was done on it', () => {
  render(<MonthPanel figures={figures} onOpen={vi.fn()} />)

  const days = screen.getAllByRole('button')

  expect(days).toHaveLength(30)
  expect(days.at(0)?.getAttribute('aria-label')).toBe(nothingOn('2026-10-24'))
  expect(days.at(-1)?.getAttribute('aria-label')).toBe(nothingOn('2026-11-22'))
  expect(screen.getByRole('button', { name: /4 submissions, 1 accepted$/ })).toBeTruthy()
})

test('is one stop of the Tab key; arrows go from day to day, and Enter opens one', async () => {
  const onOpen = vi.fn()
  render(<MonthPanel figures={figures} onOpen={onOpen} />)
  const user = userEvent.setup()

  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe(nothingOn('2026-11-22'))
  await user.keyboard('{ArrowRight}{ArrowUp}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(nothingOn('2026-11-07'))
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{Enter}')

  expect(onOpen).toHaveBeenCalledExactlyOnceWith(busy)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('without anything to open the days are pictures with words', () => {
  render(<MonthPanel figures={figures} />)

  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('img', { name: /4 submissions, 1 accepted$/ })).toBeTruthy()
})
