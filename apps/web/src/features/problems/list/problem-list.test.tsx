import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { nothingHidden } from '../../../shared/problems/hidden-facts.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleProblem, sampleProgress } from '../../../testing/samples.ts'
import { ProblemList, type ProblemListProps } from './problem-list.tsx'

afterEach(cleanup)

const problems = Array.from({ length: 23 }, (_, index) =>
  sampleProblem(index + 1, {
    difficulty: index < 12 ? 'easy' : 'hard',
    tags: index === 0 ? 'Array,Graphs,Heap,Math' : 'Array',
  }),
)
const solved = new Set(['problem-1', 'problem-2'])

const problemProgress = [
  sampleProgress(2),
  sampleProgress(5),
  sampleProgress(6, { attempts: 0, hasNote: true }),
]
const lists = [{ id: 'favourites', name: 'Favourites', problems: new Set(['problem-4', 'problem-13']) }]

function open(address = '/', facts: Partial<ProblemListProps> = {}) {
  const all = { problems, solved, problemProgress, lists, hidden: nothingHidden, ...facts }
  const list = <ProblemList {...all} />
  const view = renderRoutes(
    [
      { path: '/', element: list },
      { path: '/problemcontent/:id', element: null },
    ],
    address,
  )
  return { ...view, user: userEvent.setup() }
}

const titles = () => screen.getAllByRole('link').map((link) => link.textContent)

test('ten problems are shown, with status, badge, two tags and the rest counted', () => {
  open()

  const [, first, , third] = screen.getAllByRole('row')
  if (!first || !third) throw new Error('The table has too few rows.')
  expect(titles()).toHaveLength(10)
  expect(screen.getByText('Showing 1 to 10 of 23 problems')).toBeTruthy()
  expect(within(first).getByRole('img', { name: 'Solved' })).toBeTruthy()
  expect(within(first).getByText('+2')).toBeTruthy()
  expect(within(third).getByRole('img', { name: 'Not solved' })).toBeTruthy()
})

test('page and filters stand in the address, and a filter starts at page 1', async () => {
  const { user, router } = open()

  await user.click(screen.getByRole('button', { name: 'Next' }))
  const afterNext = router.state.location.search
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard')

  expect(afterNext).toBe('?page=2')
  expect(router.state.location.search).toBe('?difficulty=hard')
  expect(screen.getByText('Showing 1 to 10 of 11 problems')).toBeTruthy()
})

test('an address restores filter and page', () => {
  open('/?difficulty=hard&page=2')

  expect(screen.getByText('Showing 11 to 11 of 11 problems')).toBeTruthy()
  expect(titles()).toEqual(['Problem 23'])
})

test('going back undoes a filter', async () => {
  const { user, router } = open()

  await user.selectOptions(screen.getByLabelText('Status'), 'Solved')
  const shown = titles()
  await act(() => router.navigate(-1))

  expect(shown).toEqual(['Problem 1', 'Problem 2'])
  expect(screen.getByText('Showing 1 to 10 of 23 problems')).toBeTruthy()
})

test('the search narrows the list, the address follows, and Back empties the box', async () => {
  const { user, router } = open()
  const box = screen.getByRole('searchbox', { name: 'Search by title, number or tag' })

  await user.type(box, 'problem 2')
  await screen.findByText('Showing 1 to 5 of 5 problems')
  await waitFor(() => expect(router.state.location.search).toBe('?q=problem+2'))
  // The router has the new URL before the page has rendered it.
  await act(async () => {})
  await act(() => router.navigate(-1))

  expect(box).toHaveProperty('value', '')
  expect(screen.getByText('Showing 1 to 10 of 23 problems')).toBeTruthy()
})

test('filters that match nothing say so and can be cleared', async () => {
  const { user } = open('/?difficulty=hard&status=solved')

  const empty = screen.getByText('No problems found matching your filters')
  const hint = screen.getByText('Without Solved there would be 11.')
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] ?? empty)

  expect(hint).toBeTruthy()
  expect(screen.getByText('Showing 1 to 10 of 23 problems')).toBeTruthy()
})

test('a search that finds nothing offers what is nearest: a topic, and problems of similar names', async () => {
  const own = [sampleProblem(24, { title: 'Coin Change', tags: 'Graphs' })]
  const { user, router } = open('/?q=coin+machine+graphs', { problems: [...problems, ...own] })

  const near = within(screen.getByRole('region', { name: 'Nearest to your search' }))
  const link = near.getByRole('link', { name: '24. Coin Change' })
  await user.click(screen.getByRole('button', { name: 'All of Graphs' }))

  expect(link.getAttribute('href')).toContain('problem-24')
  expect(router.state.location.search).toBe('?tag=Graphs')
  expect(screen.getByText('Showing 1 to 2 of 2 problems')).toBeTruthy()
})

test('a click anywhere in a row opens the problem', async () => {
  const { user, router } = open()

  await user.click(screen.getAllByText('Easy', { selector: 'td *' })[1] ?? document.body)

  expect(router.state.location.pathname).toBe('/problemcontent/problem-2')
})

test('a tag that no problem has is nonsense in the address: it narrows nothing and is not offered', () => {
  open('/?tag=Nonsense')

  expect(screen.getByText('Showing 1 to 10 of 23 problems')).toBeTruthy()
  expect(screen.queryByText('Nonsense')).toBeNull()
})

test('what was tried in vain is marked, and found by its status', async () => {
  const { user } = open()

  await user.selectOptions(screen.getByLabelText('Status'), 'Attempted')

  expect(titles()).toEqual(['Problem 5'])
  expect(screen.getByRole('img', { name: 'Attempted' })).toBeTruthy()
})

test('a list and notes narrow the library', async () => {
  const { user, router } = open()

  await user.selectOptions(screen.getByLabelText('List'), 'Favourites')
  const ofList = titles()
  await user.selectOptions(screen.getByLabelText('List'), 'Any list')
  await user.click(screen.getByRole('button', { name: 'Has a note' }))

  expect(ofList).toEqual(['Problem 4', 'Problem 13'])
  expect(titles()).toEqual(['Problem 6'])
  expect(router.state.location.search).toBe('?note=yes')
})

test('heads of columns order the table, a second press turns it round, and Back undoes it', async () => {
  const { user, router } = open()

  await user.click(screen.getByRole('button', { name: 'Title' }))
  await user.click(screen.getByRole('button', { name: 'Title' }))
  const turned = titles()[0]
  const sorted = screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')
  await act(() => router.navigate(-2))

  expect(turned).toBe('Problem 23')
  expect(sorted).toBe('descending')
  expect(titles()[0]).toBe('Problem 1')
})

test('interview mode shows neither difficulty, acceptance nor tags, and offers no filter by them', () => {
  open('/?difficulty=hard&tag=Array&sort=difficulty-down', { hidden: { difficulty: true, tags: true } })

  expect(screen.getByText('Showing 1 to 10 of 23 problems')).toBeTruthy()
  expect(titles()[0]).toBe('Problem 1')
  for (const words of ['Easy', 'Hard', 'Array', 'Acceptance', 'Easiest first', 'Tags'])
    expect(screen.queryByText(words)).toBeNull()
  expect(screen.queryByLabelText('Difficulty')).toBeNull()
  expect(screen.queryByLabelText('Tag')).toBeNull()
})

test('from the search field the arrow keys walk the rows, and Enter opens the first', async () => {
  const { user, router } = open()
  const box = screen.getByRole('searchbox')

  await user.click(box)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const second = document.activeElement?.textContent
  await user.keyboard('{ArrowUp}{ArrowUp}')
  const back = document.activeElement
  await user.keyboard('problem 17{Enter}')

  expect(second).toBe('Problem 2')
  expect(back).toBe(box)
  expect(router.state.location.pathname).toBe('/problemcontent/problem-17')
})

test('one is picked from what the filter leaves, an unsolved one if there is any', async () => {
  const { user, router } = open('/?q=problem+2')

  await user.click(screen.getByRole('button', { name: 'Pick one' }))

  expect(router.state.location.pathname).toMatch(/^\/problemcontent\/problem-2[0-3]$/)
})

test('a problem that is opened right after typing stays open, however long its page takes to load', async () => {
  const all = { problems, solved, problemProgress, lists, hidden: nothingHidden }
  const page = Promise.withResolvers<{ element: null }>()
  const { router } = renderRoutes(
    [
      { path: '/', element: <ProblemList {...all} /> },
      { path: '/problemcontent/:id', lazy: () => page.promise },
    ],
    '/',
  )
  const user = userEvent.setup()
  vi.useFakeTimers({ shouldAdvanceTime: true })

  await user.type(screen.getByRole('searchbox'), '17')
  await user.keyboard('{Enter}')
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  page.resolve({ element: null })

  await waitFor(() => expect(router.state.location.pathname).toBe('/problemcontent/problem-17'))
})

test('a problem with a function says so, and a reader without eyes hears it', () => {
  open('/', { problems: [sampleProblem(1, { hasFunction: true }), sampleProblem(2)] })

  const [, first, second] = screen.getAllByRole('row')
  if (!first || !second) throw new Error('The table has too few rows.')
  expect(within(first).getByText('with a function')).toBeTruthy()
  expect(within(second).queryByText('with a function')).toBeNull()
})
