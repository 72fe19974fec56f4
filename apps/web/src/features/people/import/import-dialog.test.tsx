import type { ImportReport } from '@codedojo/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../../lib/api/page-account.ts'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { ImportDialog } from './import-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = { row: 2, name: 'Ada', emailId: 'ada@example.org', role: 'user', hasPassword: false, faults: [] }
const faulty = { ...row, row: 3, name: 'Bo', emailId: 'bo', faults: ['The email is not valid'] }
const report = (facts: Partial<ImportReport> = {}): ImportReport => ({
  rows: [row],
  unknownColumns: [],
  created: [],
  isMailed: false,
  notMailed: [],
  ...facts,
})

async function check(first: () => Response, second = first) {
  const onClose = vi.fn()
  const answers = [first, second]
  const requests = answerCalls({ 'POST /api/user/import': () => (answers.shift() ?? second)() })
  renderRoutes([{ path: '/', element: <ImportDialog onClose={onClose} /> }], '/')
  await userEvent.type(screen.getByLabelText('Or paste the rows'), 'name,email')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  return { requests, onClose }
}

test('rows with faults hold the import up until they are left out', async () => {
  const created = [{ name: 'Ada', emailId: 'ada@example.org', role: 'user' as const, password: 'chosen' }]
  const { requests } = await check(
    () => answer(report({ rows: [row, faulty], unknownColumns: ['phone'] })),
    () => answer(report({ created })),
  )

  expect(await screen.findByText('The email is not valid')).toBeTruthy()
  expect(screen.getByText(/mean nothing here: phone/)).toBeTruthy()
  const save = screen.getByRole('button', { name: 'Import 1 user' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: /Leave out the 1 row/ }))
  await userEvent.click(save)

  expect(await screen.findByText('1 account was made')).toBeTruthy()
  expect(await requests[1]?.json()).toEqual({
    csv: 'name,email',
    dryRun: false,
    onlyGoodRows: true,
    requestKey: expect.stringMatching(/^[\da-f]{32}$/),
  })
})

test('an answer that got lost is asked for again under the same key, and nothing says that nothing is saved', async () => {
  const created = [{ name: 'Ada', emailId: 'ada@example.org', role: 'user' as const, password: 'chosen' }]
  const answers = [() => answer(report()), () => Response.error(), () => answer(report({ created }))]
  const requests = answerCalls({ 'POST /api/user/import': () => (answers.shift() ?? Response.error)() })
  renderRoutes([{ path: '/', element: <ImportDialog onClose={vi.fn()} /> }], '/')
  await userEvent.type(screen.getByLabelText('Or paste the rows'), 'name,email')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/Nothing is saved yet/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 user' }))
  await screen.findByRole('alert')
  expect(screen.queryByText(/Nothing is saved yet/)).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Import 1 user' }))

  expect(await screen.findByText('1 account was made')).toBeTruthy()
  expect(await requests[2]?.json()).toEqual(await requests[1]?.json())
})

test('a file that is checked again after a lost answer is checked under the key of the import', async () => {
  const answers = [() => answer(report()), () => Response.error()]
  const requests = answerCalls({
    'POST /api/user/import': () => (answers.shift() ?? (() => answer(report())))(),
  })
  renderRoutes([{ path: '/', element: <ImportDialog onClose={vi.fn()} /> }], '/')
  await userEvent.type(screen.getByLabelText('Or paste the rows'), 'name,email')
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 user' }))
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText(/Nothing is saved yet/)

  const [first, sent, again] = await Promise.all(requests.map((request) => request.json()))
  expect(first).not.toHaveProperty('requestKey')
  expect(again).toEqual({ csv: 'name,email', dryRun: true, requestKey: sent.requestKey })
})

test('the dialog with passwords in it is closed by its buttons only', async () => {
  const created = [{ name: 'Ada', emailId: 'ada@example.org', role: 'user' as const, password: 'chosen' }]
  const { onClose } = await check(
    () => answer(report()),
    () => answer(report({ created })),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 user' }))
  await screen.findByText('1 account was made')

  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close without them' }))

  expect(onClose).toHaveBeenCalled()
})

test('who got no mail is named', async () => {
  const created = [{ name: 'Ada', emailId: 'ada@example.org', role: 'user' as const, password: 'chosen' }]
  await check(
    () => answer(report()),
    () => answer(report({ created, isMailed: true, notMailed: ['ada@example.org'] })),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 user' }))

  expect(await screen.findByText(/No mail could be sent to ada@example.org/)).toBeTruthy()
  expect(screen.queryByText(/also gets a mail/)).toBeNull()
})

test('a file that cannot be read as a whole says why', async () => {
  const message = 'The first row must name the columns; one must be "email".'

  await check(() => refuse({ code: 'bad_input', message }))

  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('rows that may hold passwords are never kept in the browser', async () => {
  setPageAccount('grace')
  await check(() => refuse({ code: 'bad_input', message: 'Wrong heads.' }))
  await screen.findByText('Wrong heads.')

  window.dispatchEvent(new Event('pagehide'))
  cleanup()

  expect(JSON.stringify({ ...localStorage })).not.toContain('name,email')
  setPageAccount(null)
})
