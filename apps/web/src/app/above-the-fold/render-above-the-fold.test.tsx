import type { Problem } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { sampleProblem, sampleUser } from '../../testing/samples.ts'
import { renderAboveTheFold } from './render-above-the-fold.tsx'

const limits = { timeMs: 1000, memoryKb: 262_144 }

function problemWith(facts: Partial<Problem> = {}): Problem {
  return {
    ...sampleProblem(1, { _id: 'p' }),
    ...{ description: 'Add $a$ and **b**.', visibleTestCases: [], startCode: [], hints: [], hiddenCount: 1 },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', attribution: null },
    limits: { cpp: limits, java: limits, python: limits, javascript: limits },
    ...{ version: 1, solutions: { access: 'locked', codes: [], editorialWords: 0 } },
    ...facts,
  }
}

function answersOf(answers: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(answers).map(([path, answer]) => [path, JSON.stringify(answer)]))
}

function drawProblem(problem: Problem, settings = sampleSettings()): string {
  return renderAboveTheFold(
    '/problemcontent/p',
    answersOf({ '/problem/problemById/p': problem, '/settings': settings }),
  )
}

const homeAnswers = {
  '/user/check': { message: 'Valid user', user: sampleUser() },
  '/problem/getAllProblem': [sampleProblem(2), sampleProblem(1)],
  '/problem/problemSolvedbyUser': [],
  '/finding/standings': [],
  '/plans': [],
  '/settings': sampleSettings(),
}

/** The HTML as a browser parses it. */
function readHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

test('the statement of a problem is drawn, with its title, its formulas and its limits', () => {
  const page = readHtml(drawProblem(problemWith()))

  expect(page.querySelector('h1')?.textContent).toBe('1. Problem 1')
  expect(page.querySelector('strong')?.textContent).toBe('b')
  expect(page.querySelector('math')?.textContent).toBe('a')
  expect(page.querySelector('table')?.textContent).toContain('Python')
})

test('nothing that is written in a statement becomes an element of its own', () => {
  const hostile = 'x </div><script>alert(1)</script> <img src=x onerror=alert(1)> [y](javascript:alert(1))'

  const page = readHtml(drawProblem(problemWith({ title: hostile, description: hostile })))

  expect(page.children).toHaveLength(1)
  expect(page.querySelector('script, img, [onerror], [href^="javascript"]')).toBeNull()
  expect(page.querySelector('h1')?.textContent).toBe(`1. ${hostile}`)
})

test.each([
  ['interview mode is on', drawProblem(problemWith(), sampleSettings({ hidesTags: true }))],
  [
    'it is in a running contest',
    drawProblem(problemWith({ contest: { _id: 'c', name: 'Cup', endsAt: '2026-01-02T00:00:00.000Z' } })),
  ],
  [
    'an answer is missing',
    renderAboveTheFold('/problemcontent/p', answersOf({ '/settings': sampleSettings() })),
  ],
  ['its address leads further', renderAboveTheFold('/problemcontent/p?submission=s', answersOf({}))],
])('a problem is not drawn where %s', (_, drawn) => {
  expect(drawn).toBe('')
})

test('the list of problems begins with the greeting and the first problem', () => {
  const answered = { ...homeAnswers, '/settings': sampleSettings({ programmingExperience: 'much' }) }
  const page = readHtml(renderAboveTheFold('/?page=2', answersOf(answered)))

  expect(page.querySelector('h1')?.textContent).toBe('Welcome, Meera')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/problemcontent/problem-1')
})

test('who has solved something is greeted by their own clock, and not before it is known', () => {
  const solved = { ...homeAnswers, '/problem/problemSolvedbyUser': ['problem-1'] }
  const inZone = { ...solved, '/settings': sampleSettings({ timeZone: 'Asia/Kolkata' }) }

  expect(renderAboveTheFold('/', answersOf(solved))).toBe('')
  expect(renderAboveTheFold('/', answersOf(inZone))).toMatch(
    /Good (morning|afternoon|evening|night), <bdi>Meera/,
  )
})

test('a newcomer is asked first, and sees where to start once that is answered', () => {
  const asked = readHtml(renderAboveTheFold('/', answersOf(homeAnswers)))
  const told = { ...homeAnswers, '/settings': sampleSettings({ programmingExperience: 'much' }) }
  const answered = readHtml(renderAboveTheFold('/', answersOf(told)))

  expect(asked.textContent).toContain('Have you programmed before?')
  expect(asked.textContent).not.toMatch(/Start with problem|place to begin/)
  expect(answered.textContent).not.toContain('Have you programmed before?')
  expect(answered.textContent).toContain('Start with problem 1')
})
