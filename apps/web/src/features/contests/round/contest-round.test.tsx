import type { Contest, Scoreboard } from '@codedojo/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { stubModalDialog } from '../../../testing/stub-modal-dialog.ts'
import { sampleCell, sampleRound, sampleRow, sampleScoreboard } from '../testing/sample-contest.ts'
import { ContestRound } from './contest-round.tsx'
import type { WrittenSubmission } from './own-submissions.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nothingWritten: readonly WrittenSubmission[] = []
const shown = (
  contest: Contest,
  { tab = 'problems', board = sampleScoreboard([]), own = nothingWritten } = {},
) => {
  answerCalls({
    'GET /api/contest/contest-1/scoreboard': () => answer(board satisfies Scoreboard),
    'GET /api/contest/contest-1/submission': () => answer(own),
  })
  const element = (
    <ContestRound
      user={sampleUser()}
      contest={contest}
      receivedAt={Date.now()}
      renderMarkdown={(text) => text}
      practisePath={(id) => `/problemcontent/${id}`}
    />
  )
  renderRoutes([{ path: '/contest/:id', element }], `/contest/contest-1?tab=${tab}`)
}

test('before the start there is a waiting room with the time until then, and no problem', () => {
  shown(sampleRound({ state: 'upcoming', startsAt: '2026-11-22T18:10:00.000Z', problemList: [] }))

  const room = screen.getByRole('region', { name: 'Waiting room' })
  expect(within(room).getByRole('timer').textContent).toBe('0:10:00')
  expect(within(room).getByText(/opens the problems by itself/)).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

function WithCode() {
  const [state, setState] = useState<Contest['state']>('upcoming')
  const contest = sampleRound({
    visibility: 'code',
    mayEnter: false,
    isRegistered: false,
    problemList: [],
    state,
  })
  return (
    <>
      <ContestRound
        {...{ contest, user: sampleUser(), receivedAt: Date.now(), practisePath: () => '/' }}
        renderMarkdown={(text) => text}
      />
      <button type="button" onClick={() => setState('running')}>
        Begin
      </button>
    </>
  )
}

test('when it begins, the dialog for its code stays, with what was typed', async () => {
  stubModalDialog()
  answerCalls({})
  renderRoutes([{ path: '/contest/:id', element: <WithCode /> }], '/contest/contest-1')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Register: Autumn Round' }))
  await user.type(await screen.findByLabelText('Code'), 'maple')

  // The clock advances behind the open dialog.
  fireEvent.click(screen.getByText('Begin'))

  expect(screen.getByText('Register to see the problems.')).toBeTruthy()
  expect(screen.getByLabelText('Code')).toHaveProperty('value', 'maple')
})

test('while it runs its problems are solved within the contest', () => {
  shown(sampleRound())

  const problems = screen.getByRole('region', { name: 'Problems' })
  const links = within(problems).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/contest/contest-1/problem/A',
    '/contest/contest-1/problem/B',
  ])
})

test('who is not registered sees no problem while it runs, but the way to register', () => {
  shown(sampleRound({ mayEnter: false, isRegistered: false, problemList: [] }), { tab: 'submissions' })

  expect(screen.getByText('Register to see the problems.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Register: Autumn Round' })).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Problems', 'Scoreboard'])
})

test('after the end its problems are practised on their own pages', () => {
  const round = sampleRound()
  const problemList = round.problemList.map((each, index) => ({ ...each, problemId: `p${index}` }))
  shown(sampleRound({ state: 'ended', problemList }))

  const problems = screen.getByRole('region', { name: 'Problems' })
  expect(within(problems).getAllByRole('link')[0]?.getAttribute('href')).toBe('/problemcontent/p0')
  expect(screen.getByText(/stay open to practise/)).toBeTruthy()
})

test('the own place is not told while the board is frozen, nor before anybody has submitted', () => {
  const place = () => screen.queryByText('Your place')?.nextElementSibling?.textContent
  shown(sampleRound({ ranking: { place: 1, of: 12 } }))
  expect(place()).toBe('1 of 12')
  cleanup()

  shown(sampleRound({ state: 'ended', isFrozen: true }))
  expect(place()).toBe('– frozen')
  cleanup()

  shown(sampleRound())
  expect(place()).toBeUndefined()
})

test('the scoreboard of a contest with a code is not offered to those outside of it', () => {
  shown(sampleRound({ visibility: 'code', mayEnter: false, isRegistered: false }), { tab: 'scoreboard' })

  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Problems'])
})

test('the scoreboard is a table that says in words what each cell shows, and marks the own row', async () => {
  const board = sampleScoreboard([
    sampleRow(1, {
      person: { _id: 'user-1', name: 'Meera Nair', avatarUrl: null },
      solved: 1,
      penalty: 26,
      cells: [
        sampleCell({ state: 'solved', minute: 6, wrongTries: 1, isFirst: true }),
        sampleCell({ state: 'frozen', hiddenTries: 2 }),
      ],
    }),
    sampleRow(2, { place: null, isDisqualified: true }),
  ])
  shown(sampleRound(), { tab: 'scoreboard', board })

  const table = await screen.findByRole('table', { name: 'Scoreboard' })
  const own = within(table).getByRole('row', { name: /Meera Nair/ })

  expect(own.getAttribute('aria-current')).toBe('true')
  expect(within(own).getByText('solved in minute 6, the first of all, 1 wrong try before')).toBeTruthy()
  expect(within(own).getByText('2 hidden results')).toBeTruthy()
  expect(within(table).getByRole('row', { name: /Person 2.*disqualified/ })).toBeTruthy()
  expect(within(table).getByRole('columnheader', { name: /A.*Lamp Posts, solved by 1 of 2/ })).toBeTruthy()
})

test('all of hundreds of people are on the board, and a name finds its person at the own place', async () => {
  const rows = Array.from({ length: 130 }, (_, index) => sampleRow(index + 1))
  shown(sampleRound(), { tab: 'scoreboard', board: sampleScoreboard(rows) })
  await screen.findByText('Person 130')

  await userEvent.setup().type(screen.getByLabelText('Find a person'), '117')

  expect(await screen.findByText('1 of 130 people')).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Scoreboard' })
  const [, only] = within(table).getAllByRole('row')
  expect(only?.textContent).toMatch(/^117Person 117/)
})

test('an own submission that was judged without enforced limits says so when it is opened', async () => {
  const written = { letter: 'A', at: '2026-11-22T18:00:00.000Z', minute: 30, language: 'python' } as const
  const told = { compileMessage: null, code: 'print(1)', mode: 'stdin' } as const
  const own: WrittenSubmission[] = [
    { ...written, ...told, _id: 's-2', status: 'Accepted', limitsEnforced: false },
    { ...written, ...told, _id: 's-1', status: 'Wrong Answer', limitsEnforced: true },
  ]
  const user = userEvent.setup()
  shown(sampleRound(), { tab: 'submissions', own })
  const mark = () => screen.queryByText('Judged without enforced limits')

  await user.click(await screen.findByRole('button', { name: /Accepted/ }))
  expect(mark()).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Wrong Answer/ }))

  expect(mark()).toBeNull()
})
