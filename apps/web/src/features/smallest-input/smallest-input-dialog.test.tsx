import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { SmallestInputDialog } from './smallest-input-dialog.tsx'
import { useSmallestSearch } from './use-smallest-search.ts'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call = 'POST /api/submission/smallest/problem-1'
const found = { input: '2\n1 1\n', expected: '2\n', actual: '1\n', status: 'Wrong Answer', values: 3 }

function Page({ onUse }: { onUse: ((input: string) => void) | null }) {
  const search = useSmallestSearch()
  return (
    <>
      <button
        type="button"
        onClick={() =>
          search.search({ problemId: 'problem-1', language: 'python', mode: 'stdin', code: 'print(1)' })
        }
      >
        Search
      </button>
      <SmallestInputDialog search={search} onUse={onUse} />
    </>
  )
}

async function searchFor(onUse: ((input: string) => void) | null = () => {}) {
  renderRoutes([{ path: '/', element: <Page onUse={onUse} /> }], '/')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
}

test('a search that goes on is asked for again under its key, and what it found can be used', async () => {
  const answers = [
    answer({ submissionId: 's1', lacksJudge: true }, { status: 202 }),
    answer({ found, tried: 1200 }),
  ]
  const requests = answerCalls({ [call]: () => answers.shift() ?? answer(null) })
  const used: string[] = []
  await searchFor((input) => used.push(input))
  await screen.findByText('Waiting for a judge that takes this language.')

  await userEvent.click(await screen.findByRole('button', { name: 'Use as a custom case' }))

  expect(used).toEqual(['2\n1 1\n'])
  const bodies = await Promise.all(requests.map((request) => request.json()))
  expect(bodies).toHaveLength(2)
  expect(bodies[0].requestKey).toBe(bodies[1].requestKey)
  expect(screen.getByText('on an input of 3 values')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Your output' }).textContent).toContain('1')
})

test('what may show the fault is told where none was found, and that the time was over', async () => {
  const result = { found: null, tried: 40, isTimeOver: true, toTry: ['largest', 'one letter'] }
  answerCalls({ [call]: () => answer(result) })

  await searchFor()

  const status = await screen.findByText(/right on the 40 small inputs .* There was no time for more/)
  expect(status.textContent).not.toContain('on all')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('as the limits allow'),
    'One letter, repeated',
  ])
})

test('nothing is said of a program on which no input was tried', async () => {
  answerCalls({ [call]: () => answer({ found: null, tried: 0, isTimeOver: true }) })

  await searchFor()

  expect((await screen.findByText(/None was found/)).textContent).toMatch(/before an input could be tried/)
})

test('a found input that could not be shrunk to the end is told to be perhaps not the smallest', async () => {
  answerCalls({ [call]: () => answer({ found, tried: 12, isTimeOver: true }) })

  await searchFor()

  expect(await screen.findByText(/a smaller one may exist/)).toBeTruthy()
})

test('that none was found is told, and another search is a new one', async () => {
  const requests = answerCalls({ [call]: () => answer({ found: null, tried: 900 }) })
  await searchFor()

  await userEvent.click(await screen.findByRole('button', { name: 'Search again' }))

  await waitFor(() => expect(requests).toHaveLength(2))
  const bodies = await Promise.all(requests.map((request) => request.json()))
  expect(bodies[0].requestKey).not.toBe(bodies[1].requestKey)
  expect(await screen.findByText(/right on the 900 small inputs/)).toBeTruthy()
})

test('a problem that cannot be searched says why', async () => {
  const message = 'This problem has no input validator.'
  answerCalls({ [call]: () => refuse({ code: 'no_smallest_input', message }) })

  await searchFor()

  expect((await screen.findByRole('alert')).textContent).toContain(message)
})

test('without room for one more custom case nothing can be used, and that is said', async () => {
  answerCalls({ [call]: () => answer({ found: { ...found, actual: null }, tried: 3 }) })

  await searchFor(null)

  expect(await screen.findByRole('button', { name: 'Use as a custom case' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/as many custom cases as a run may carry/)).toBeTruthy()
  expect(screen.getByText('Not a text that can be shown')).toBeTruthy()
})
