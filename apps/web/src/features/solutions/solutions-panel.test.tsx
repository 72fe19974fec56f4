import type { Problem, SolutionAccess } from '@codedojo/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SolutionsPanel } from './solutions-panel.tsx'

afterEach(cleanup)

const limits = { timeMs: 1000, memoryKb: 262_144 }
const codes = [
  { language: 'cpp', lines: 31, hasVideo: false },
  { language: 'python', lines: 1, hasVideo: true },
] as const

function problemFor(access: SolutionAccess, facts: Partial<Problem> = {}): Problem {
  return {
    ...{
      _id: 'p',
      number: 1,
      title: 'Sum',
      difficulty: 'easy',
      tags: 'Math',
      alsoCalled: '',
      version: 1,
      hiddenCount: 1,
    },
    ...{ acceptedCount: 0, submittedCount: 0, description: '', visibleTestCases: [], startCode: [] },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', attribution: null },
    limits: { cpp: limits, java: limits, python: limits, javascript: limits },
    hints: ['Look.', 'Think.'],
    solutions: { access, codes: [...codes], editorialWords: 123 },
    ...facts,
  }
}

const referenceSolution: Problem['referenceSolution'] = [
  { language: 'cpp', completeCode: 'int main() {}\n' },
  { language: 'python', completeCode: 'print(2)\n', video: 'https://youtu.be/a1-_b2c3d4e' },
]

function show(problem: Problem) {
  const onLoad = vi.fn()
  render(
    <SolutionsPanel
      problem={problem}
      language="python"
      premiumLine="Premium until then"
      offer={<p>The offer</p>}
      renderMarkdown={(text) => <p>{text}</p>}
      onLoad={onLoad}
    />,
  )
  return { onLoad, user: userEvent.setup() }
}

test('what is locked is listed with its size, beside the offer, and hints open one by one', async () => {
  const { user } = show(problemFor('locked'))

  const rows = within(screen.getByRole('list', { name: 'Locked' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Editorialabout 120 words',
    'VideoPython',
    'C++31 lines',
    'Python1 line',
  ])
  expect(screen.getByText('The offer')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show hint 1' }))
  expect(screen.getByText('Look.')).toBeTruthy()
  expect(screen.queryByText('Think.')).toBeNull()
})

test('who has solved it reads the editorial, and the code stays locked', () => {
  show(problemFor('solved', { editorial: 'The idea.' }))

  expect(screen.getByText('The idea.')).toBeTruthy()
  expect(screen.getByText('The offer')).toBeTruthy()
  const rows = within(screen.getByRole('list', { name: 'Locked' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).not.toContain('Editorialabout 120 words')
})

test('premium shows code and video by language, the one of the editor first, and loads it there', async () => {
  const { user, onLoad } = show(problemFor('premium', { editorial: 'The idea.', referenceSolution }))

  expect(screen.getByText('Premium until then')).toBeTruthy()
  expect(screen.queryByText('The offer')).toBeNull()
  expect(screen.getByRole('region', { name: 'Solution in Python' }).textContent).toContain('print(2)')
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Play the video/ }))
  expect(document.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/a1-_b2c3d4e')

  await user.click(screen.getByRole('button', { name: 'C++' }))
  expect(screen.getByRole('region', { name: 'Solution in C++' }).textContent).toContain('int main()')
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Load in editor' }))
  expect(onLoad).toHaveBeenCalledWith(referenceSolution?.[0])
})

test('a problem without any solution says so, and sells nothing', () => {
  show(problemFor('locked', { solutions: { access: 'locked', codes: [], editorialWords: 0 } }))

  expect(screen.getByText('No solution has been written for this problem yet.')).toBeTruthy()
  expect(screen.queryByText('The offer')).toBeNull()
})
