import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScoreResult } from './score-result.tsx'

const subtask = {
  name: 'secret/01',
  title: 'n is at most 1000',
  points: 40,
  of: 40,
  failedCase: null,
} as const

test('each subtask tells its verdict, its points and where it failed first', () => {
  const subtasks = [
    { ...subtask, status: 'Accepted' as const },
    {
      ...subtask,
      name: 'b',
      title: 'the rest',
      points: 0,
      of: 50,
      status: 'Wrong Answer' as const,
      failedCase: 7,
    },
    {
      ...subtask,
      name: 'c',
      title: 'most',
      points: 2.5,
      of: 10,
      status: 'Partially Accepted' as const,
      failedCase: 9,
    },
    { ...subtask, name: 'd', title: '<b>last</b>', points: 0, of: 1, status: null },
  ]
  render(<ScoreResult score={{ points: 42.5, of: 101, subtasks }} />)

  const region = screen.getByRole('region', { name: 'Points' })
  expect(region.textContent).toContain('42.5 / 101 points')
  const rows = within(region).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'n is at most 1000Accepted40 / 40',
    'the restWrong Answerfirst failure in case 70 / 50',
    'mostPartially Acceptedfirst failure in case 92.5 / 10',
    '<b>last</b>Not judged: it requires another0 / 1',
  ])
})

test('a pass-fail submission shows no points', () => {
  const { container } = render(<ScoreResult score={undefined} />)

  expect(container.innerHTML).toBe('')
})
