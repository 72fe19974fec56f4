import type { RejudgeChange, RejudgeDetail } from '@codedojo/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { RejudgeView } from './rejudge-view.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ready: RejudgeDetail = {
  _id: 'r1',
  problem: { _id: 'p1', number: 7, title: 'Distance' },
  version: 2,
  state: 'ready',
  author: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  endedAt: null,
  filter: { earlierOnly: true },
  total: 3,
  judged: 3,
  applied: 0,
  changed: 1,
  isOutdated: false,
  counts: [
    { before: 'Wrong Answer', after: 'Accepted', submissions: 1 },
    { before: 'Accepted', after: 'Internal Error', submissions: 2 },
  ],
  changedPassed: 0,
  isWithoutEffect: false,
}
const change: RejudgeChange = {
  submissionId: 's1',
  user: { _id: 'u1', name: 'Lin' },
  language: 'cpp',
  createdAt: '2026-11-20T12:00:00.000Z',
  before: { status: 'Wrong Answer', passed: 1, total: 3 },
  after: { status: 'Accepted', passed: 3, total: 3 },
  runs: 1,
}
const page = (items: RejudgeChange[]) => () =>
  answer(items, { headers: { 'x-total-count': String(items.length) } })

function show(detail: RejudgeDetail, more: Parameters<typeof answerCalls>[0] = {}) {
  const requests = answerCalls({
    'GET /api/admin/rejudge/r1': () => answer(detail),
    'GET /api/admin/rejudge/r1/changes': page([change]),
    ...more,
  })
  renderRoutes([{ path: '/', element: <RejudgeView id="r1" /> }], '/')
  return requests
}

test('a finished dry run shows who changes from what to what', async () => {
  show(ready)

  const table = await screen.findByRole('table', { name: 'Submissions that change' })
  const [, row] = within(table).getAllByRole('row')
  expect(row?.textContent).toContain('Lin')
  expect(row?.textContent).toMatch(/Wrong Answer1\/3.*Accepted3\/3/)
  expect(screen.getByText('stays, could not be judged (Internal Error)')).toBeTruthy()
})

test('it is applied only after a question that says how many verdicts change', async () => {
  const apply = () => answer({ message: 'Rejudge applied: 1 verdict changed.', changed: 1 })
  const requests = show(ready, { 'POST /api/admin/rejudge/r1/apply': apply })
  const user = userEvent.setup()

  await user.click(await screen.findByRole('button', { name: 'Apply' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('1 verdict will change.')
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Apply rejudge' }))

  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1))
})

test.each([
  ['while it judges', { state: 'judging', judged: 1, changed: null }, ['Cancel rejudge']],
  ['when the problem has changed', { isOutdated: true }, ['Cancel rejudge']],
  ['when nothing would change', { changed: 0, isWithoutEffect: true }, ['Close rejudge']],
  ['while it is applied', { state: 'applying', applied: 2 }, []],
  ['when it was applied', { state: 'applied' }, []],
  ['when it was cancelled', { state: 'cancelled', changed: null, counts: [] }, []],
] as const)('it cannot be applied %s', async (_, facts, names) => {
  const { counts = ready.counts, ...rest } = { counts: undefined, ...facts }
  show({ ...ready, ...rest, counts: [...counts] })

  await screen.findByRole('heading', { name: 'Distance' })

  const buttons = screen.queryAllByRole('button', { name: /^Apply|^Cancel|^Close/ })
  expect(buttons.map((button) => button.textContent)).toEqual([...names])
})

test('a large one tells how far it is while it is applied, and what was erased since', async () => {
  show({ ...ready, state: 'applying', total: 5, applied: 2 })

  const bar = await screen.findByRole('progressbar', { name: 'Applied' })

  expect(bar.getAttribute('aria-valuenow')).toBe('2')
  expect(screen.getByText('2 submissions, erased with their authors')).toBeTruthy()
})

test('one that there is not is no error to retry', async () => {
  show(ready, {
    'GET /api/admin/rejudge/r1': () => refuse({ code: 'not_found', message: 'There is no such rejudge.' }),
  })

  expect(await screen.findByText('There is no such rejudge.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
