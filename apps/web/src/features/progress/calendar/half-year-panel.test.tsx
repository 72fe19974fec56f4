import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HalfYearPanel } from './half-year-panel.tsx'

afterEach(cleanup)

test.each([
  [1, '1 submission, 0 accepted'],
  [2, '2 submissions, 0 accepted'],
])('of %i it says so', (submissions, words) => {
  const figures = { today: '2026-11-23', days: [{ day: '2026-11-20', submissions, accepted: 0 }] }

  render(<HalfYearPanel figures={figures} />)

  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === words),
  ).toBeTruthy()
})
