import type { ManagedTicketDetail } from '@codedojo/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { Toaster } from '../../../ui/toast.tsx'
import { TicketAdmin } from './ticket-admin.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = '2026-01-31T10:00:00.000Z'
const { thread, ...listed }: ManagedTicketDetail = {
  ...{ _id: 't1', subject: 'My parcel', state: 'open', createdAt: at, updatedAt: at, messages: 1 },
  ...{ name: 'Meera N', email: 'meera@example.org', person: { _id: 'p1', name: 'Meera' } },
  about: { kind: 'order', _id: 'o1', title: 'Order 1001: Mug' },
  thread: [{ position: 1, author: 'person', authorName: 'Meera', text: 'Where is it?', at }],
}
const ticket: ManagedTicketDetail = { ...listed, thread }
const inbox = () =>
  answer(
    { counts: { open: 1, answered: 0, closed: 2 }, tickets: [listed] },
    { headers: { 'x-total-count': '1' } },
  )

function open(shown: string | null) {
  const admin = (
    <>
      <TicketAdmin
        filter={{ state: 'open', q: '', page: 1 }}
        shown={shown}
        onFilter={() => {}}
        onShow={() => {}}
        pathOf={({ _id }) => `/orders/${_id}`}
      />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element: admin }], '/')
  return userEvent.setup()
}

test('a message shows who wrote it from which account, and what it is about', async () => {
  answerCalls({ 'GET /api/admin/ticket': inbox, 'GET /api/admin/ticket/t1': () => answer(ticket) })

  open('t1')

  const article = within(await screen.findByRole('article', { name: 'My parcel' }))
  expect(article.getByRole('link', { name: 'Meera' }).getAttribute('href')).toBe('/getalluser?q=Meera')
  expect(article.getByRole('link', { name: /Order 1001/ }).getAttribute('href')).toBe('/orders/o1')
  expect(article.getByText('meera@example.org')).toBeTruthy()
  expect(article.getByText('Where is it?')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Closed2' })).toBeTruthy()
})

test.each([
  [true, 'It is on the way by mail, too.'],
  [false, 'It stands on the page Contact Us. No mail went out, because no mail server is set.'],
])('an answer that closes is told with whether a mail went out: %s', async (isMailed, words) => {
  const requests = answerCalls({
    'GET /api/admin/ticket': inbox,
    'GET /api/admin/ticket/t1': () => answer(ticket),
    'POST /api/admin/ticket/t1/answer': () => answer({ ticket, isMailed }),
  })
  const user = open('t1')

  await user.type(await screen.findByLabelText('Answer'), 'It left today.')
  await user.click(screen.getByRole('button', { name: 'Answer and close' }))

  await waitFor(() => expect(screen.getByText(words)).toBeTruthy())
  const sent = requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({
    message: 'It left today.',
    closes: true,
    requestKey: expect.stringMatching(/^[\da-f]{32}$/),
  })
  expect(screen.getByLabelText('Answer')).toHaveProperty('value', '')
})

test('a refused answer stays in the field with the reason above it', async () => {
  const message = 'It holds 100 messages already. Write a new one.'
  answerCalls({
    'GET /api/admin/ticket': inbox,
    'GET /api/admin/ticket/t1': () => answer(ticket),
    'POST /api/admin/ticket/t1/answer': () => refuse({ code: 'ticket_full', message }),
  })
  const user = open('t1')

  await user.type(await screen.findByLabelText('Answer'), 'One more.')
  await user.click(screen.getByRole('button', { name: 'Answer' }))

  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'One more.')
})

test('an inbox that cannot be loaded offers to try again', async () => {
  let isBroken = true
  answerCalls({
    'GET /api/admin/ticket': () => (isBroken ? refuse({ code: 'internal', message: 'Broken.' }) : inbox()),
  })
  const user = open(null)
  await screen.findByText('Failed to load the messages.')

  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByRole('button', { name: /My parcel/ })).toBeTruthy()
})

test.each([
  ['open', 'Close without an answer'],
  ['answered', 'Close'],
  ['closed', 'Open again'],
] as const)('a message that is %s can be changed by "%s"', async (state, name) => {
  answerCalls({
    'GET /api/admin/ticket': inbox,
    'GET /api/admin/ticket/t1': () => answer({ ...ticket, state }),
  })

  open('t1')

  expect(await screen.findByRole('button', { name })).toBeTruthy()
})
