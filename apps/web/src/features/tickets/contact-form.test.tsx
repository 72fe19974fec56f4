import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { ContactForm } from './contact-form.tsx'
import { useContactForm } from './use-contact-form.ts'

const onSent = vi.fn()
afterEach(() => {
  cleanup()
  onSent.mockReset()
  vi.unstubAllGlobals()
})

const choices = [{ value: 'order:o1', text: 'Order 1001: Mug' }]

function Page() {
  const form = useContactForm({ name: 'Meera', email: 'meera@example.org', about: '' })
  return <ContactForm form={form} choices={choices} onSent={onSent} />
}

async function write() {
  renderRoutes([{ path: '/', element: <Page /> }], '/')
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Subject'), 'My parcel')
  await user.type(screen.getByLabelText('Message'), 'Where is it?')
  await user.selectOptions(screen.getByLabelText('It is about'), 'order:o1')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
}

test('a message goes out with name, email and what it is about, and leaves the form empty', async () => {
  const requests = answerCalls({
    'POST /api/contact/message': () => answer({ message: 'Message submitted successfully!', _id: 't1' }),
  })

  await write()

  await waitFor(() => expect(onSent).toHaveBeenCalledWith('t1'))
  const sent = requests.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toEqual({
    ...{ name: 'Meera', email: 'meera@example.org', subject: 'My parcel', message: 'Where is it?' },
    about: { kind: 'order', _id: 'o1' },
    requestKey: expect.stringMatching(/^[\da-f]{32}$/),
  })
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meera')
})

test('a refusal keeps what was typed', async () => {
  const message = 'At most 10 messages an hour. Try again in 7 minutes.'
  answerCalls({ 'POST /api/contact/message': () => refuse({ code: 'too_many_requests', message }) })

  await write()

  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Where is it?')
  expect(onSent).not.toHaveBeenCalled()
})

test.each([
  [true, 'Their answer stands below and comes by mail, too.'],
  [false, 'Their answer stands below.'],
])('where mail goes out (%s) the form says: %s', async (canSendMail, words) => {
  answerCalls({ 'GET /api/user/signInWays': () => answer({ providers: [], canSendMail }) })

  renderRoutes([{ path: '/', element: <Page /> }], '/')

  expect(await screen.findByText(new RegExp(`${words.replaceAll('.', '\\.')}$`))).toBeTruthy()
})
