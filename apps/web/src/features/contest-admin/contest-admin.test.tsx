import type { ManagedContestDetail } from '@codedojo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../lib/api/page-account.ts'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { Toaster } from '../../ui/toast.tsx'
import { ContestAdmin } from './contest/contest-admin.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const contest: ManagedContestDetail = {
  ...{ _id: 'c1', name: 'Autumn round', state: 'ended', minutes: 90, rule: 'icpc', visibility: 'public' },
  ...{
    startsAt: '2026-11-22T20:00:12.000Z',
    endsAt: '2026-11-22T21:30:12.000Z',
    now: '2026-11-22T22:00:00.000Z',
  },
  ...{
    isRated: true,
    problems: 1,
    registered: 2,
    submissions: 3,
    questions: 2,
    openQuestions: 1,
    isFrozen: true,
  },
  ...{ ratedAt: null, description: '', code: '', penaltyMinutes: 20, freezeMinutes: 15, languages: ['cpp'] },
  unveiledAt: null,
  updatedAt: '2026-11-21T10:00:00.000Z',
  problemList: [{ letter: 'A', problemId: 'p1', title: 'First Echo', points: 100, isNew: false }],
}
const board = { rule: 'icpc', penaltyMinutes: 20, problems: [], rows: [], frozenSince: null, at: contest.now }

function open(view: string) {
  const admin = (
    <>
      <ContestAdmin
        id="c1"
        renderMarkdown={(text) => <p>{text}</p>}
        renderScoreboard={() => <p>The board</p>}
      />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element: admin }], `/?view=${view}`)
  return userEvent.setup()
}

test('saving keeps the second of a start that was not touched, and a refusal stands at its field', async () => {
  const message = 'The contest is over: its length stays'
  const requests = answerCalls({
    'GET /api/admin/contest/c1': () => answer(contest),
    'PUT /api/admin/contest/c1': () =>
      refuse({ code: 'contest_started', message, errors: [{ field: 'minutes', message }] }),
  })
  const user = open('settings')

  await user.type(await screen.findByLabelText('Name'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save contest' }))

  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText('Length in minutes').getAttribute('aria-invalid')).toBe('true')
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({
    name: 'Autumn round 2',
    startsAt: contest.startsAt,
    minutes: 90,
  })
})

test('what is typed after a save is there again when the form is opened anew', async () => {
  setPageAccount('admin-1')
  let stored = contest
  answerCalls({
    'GET /api/admin/contest/c1': () => answer(stored),
    'GET /api/admin/contest/c1/person': () => answer([]),
    'PUT /api/admin/contest/c1': () => {
      stored = { ...contest, name: 'Autumn round 2', updatedAt: contest.now }
      return answer({ message: 'It was updated.', _id: 'c1', updatedAt: contest.now })
    },
  })
  const user = open('settings')
  await user.type(await screen.findByLabelText('Name'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save contest' }))
  expect(await screen.findByText('It was updated.')).toBeTruthy()

  await user.type(screen.getByLabelText('Name'), ' 3')
  await user.click(screen.getByRole('tab', { name: /People/ }))
  await user.click(await screen.findByRole('tab', { name: /Settings/ }))

  expect(await screen.findByText('What you had typed here is back.')).toBeTruthy()
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Autumn round 2 3')
  setPageAccount(null)
})

test('a save says what it was made of, so that the change of another admin is not undone', async () => {
  const requests = answerCalls({
    'GET /api/admin/contest/c1': () => answer({ ...contest, updatedAt: '2026-11-23T00:00:00.000Z' }),
    'PUT /api/admin/contest/c1': () =>
      answer({ message: 'It was updated.', _id: 'c1', updatedAt: '2026-11-23T00:00:01.000Z' }),
  })
  const user = open('settings')
  for (const more of [' 2', ' 3']) {
    await user.type(await screen.findByLabelText('Name'), more)
    await user.click(screen.getByRole('button', { name: 'Save contest' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo changes' })).toHaveProperty('disabled', true),
    )
  }

  const sent = requests.filter(({ method }) => method === 'PUT')
  expect(await Promise.all(sent.map((each) => each.json()))).toMatchObject([
    { updatedAt: '2026-11-23T00:00:00.000Z' },
    { updatedAt: '2026-11-23T00:00:01.000Z' },
  ])
})

test('what was saved is left without a question', async () => {
  answerCalls({
    'GET /api/admin/contest/c1': () => answer(contest),
    'GET /api/admin/contest/c1/person': () => answer([]),
    'PUT /api/admin/contest/c1': () =>
      answer({ message: 'It was saved.', _id: 'c1', updatedAt: contest.now }),
  })
  const user = open('settings')
  await user.type(await screen.findByLabelText('Name'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save contest' }))
  expect(await screen.findByText('It was saved.')).toBeTruthy()

  await user.click(screen.getByRole('tab', { name: /People/ }))

  expect(await screen.findByText('Nobody is registered yet.')).toBeTruthy()
})

test('the board is unveiled after a question', async () => {
  const requests = answerCalls({
    'GET /api/admin/contest/c1': () => answer(contest),
    'GET /api/admin/contest/c1/scoreboard': () => answer(board),
    'POST /api/admin/contest/c1/unveil': () => answer({ message: 'Everybody sees the final board now.' }),
  })
  const user = open('scoreboard')

  await user.click(await screen.findByRole('button', { name: 'Unveil' }))
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(screen.getAllByRole('button', { name: 'Unveil' }).at(-1) ?? document.body)

  expect(await screen.findByText('Everybody sees the final board now.')).toBeTruthy()
})

test('a question is answered to everybody, and a failure keeps what was typed', async () => {
  const asked = { _id: 'q1', letter: 'A', text: 'Is 0 a number?', answer: null, isPublic: false }
  const question = { ...asked, person: { _id: 'u1', name: 'Meera' }, at: contest.now, answeredAt: null }
  let isBroken = true
  const requests = answerCalls({
    'GET /api/admin/contest/c1': () => answer(contest),
    'GET /api/admin/contest/c1/question': () => answer({ questions: [question], announcements: [] }),
    'POST /api/admin/contest/c1/question/q1': () =>
      isBroken
        ? refuse({ code: 'internal', message: 'Broken.' })
        : answer({ ...question, answer: 'Yes.', isPublic: true }),
  })
  const user = open('questions')

  await user.type(await screen.findByLabelText('Answer'), 'Yes.')
  await user.click(screen.getByRole('button', { name: 'Answer to everybody' }))
  expect(await screen.findByText('The answer was not sent.')).toBeTruthy()
  expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'Yes.')

  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Answer to everybody' }))
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2))
  const [, second] = requests.filter(({ method }) => method === 'POST')
  expect(await second?.json()).toEqual({ answer: 'Yes.', isPublic: true })
})

test('a contest that is not there says so', async () => {
  answerCalls({
    'GET /api/admin/contest/c1': () =>
      refuse({ code: 'contest_not_found', message: 'There is no such contest.' }),
  })

  open('settings')

  expect(await screen.findByText('There is no such contest.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the contests' })).toBeTruthy()
})

test.each([
  ['icpc', false],
  ['points', true],
] as const)('points of a problem are asked for only where points count: %s', async (rule, areAsked) => {
  answerCalls({
    'GET /api/admin/contest/c1': () => answer({ ...contest, state: 'upcoming', submissions: 0, rule }),
  })
  open('settings')

  await screen.findByText('First Echo')

  expect(screen.queryByLabelText('Points of First Echo') !== null).toBe(areAsked)
})

test('a tab says how many there are, and of questions how many are open', async () => {
  answerCalls({ 'GET /api/admin/contest/c1': () => answer(contest) })
  open('settings')

  const tab = await screen.findByRole('tab', { name: /^Questions/ })

  expect(tab.textContent).toBe('Questions 2, 1 open')
})

test('an announcement is corrected and taken back', async () => {
  const told = { _id: 'a1', text: 'B is easy.', at: contest.now }
  const requests = answerCalls({
    'GET /api/admin/contest/c1': () => answer(contest),
    'GET /api/admin/contest/c1/question': () => answer({ questions: [], announcements: [told] }),
    'PUT /api/admin/contest/c1/announcement/a1': () => answer({ ...told, text: 'B is hard.' }),
    'DELETE /api/admin/contest/c1/announcement/a1': () =>
      answer({ message: 'The announcement was taken back.' }),
  })
  const user = open('questions')

  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  const field = screen.getByRole('textbox', { name: 'Correct the announcement' })
  await user.clear(field)
  await user.type(field, 'B is hard.')
  await user.click(screen.getByRole('button', { name: 'Announce anew' }))
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  await user.click(screen.getByRole('button', { name: 'Take it back' }))

  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true))
  expect(await requests.find(({ method }) => method === 'PUT')?.json()).toEqual({ text: 'B is hard.' })
})
