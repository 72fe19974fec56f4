import type { ChatMessage, Conversation } from '@codedojo/contract'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import type { AnswerEvent } from '../../lib/api/assistant-answer.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { ChatPanel } from './chat-panel.tsx'
import { useChatController } from './use-chat-controller.ts'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function message(id: string, role: ChatMessage['role'], text: string): ChatMessage {
  return {
    _id: id,
    role,
    parts: [{ text }],
    at: '2026-01-01T00:00:00.000Z',
    level: null,
    used: [],
    end: null,
  }
}

function conversationOf(...messages: ChatMessage[]): Conversation {
  return {
    answerer: { isOn: true, isOffline: true, left: 30 },
    messages: [message('first', 'model', 'Hi'), ...messages],
  }
}

/** An answer stream whose events the test sends. */
class SlowAnswer {
  readonly #events: (AnswerEvent | Error | null)[] = []
  #wake = () => {}
  asked: string[] = []
  signal: AbortSignal | undefined

  readonly read = (question: string, signal: AbortSignal) => {
    this.asked.push(question)
    this.signal = signal
    signal.addEventListener('abort', () => this.send(new Error('aborted')))
    return this.#take()
  }

  /** Sends an event, an error, or null for the end. */
  send(...events: (AnswerEvent | Error | null)[]) {
    this.#events.push(...events)
    this.#wake()
  }

  async *#take(): AsyncGenerator<AnswerEvent> {
    for (;;) {
      const next = this.#events.shift()
      if (next === null) return
      if (next instanceof Error) throw next
      if (next) yield next
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }
}

const about = {
  kind: 'about',
  about: { messageId: 'a1', level: 1, used: [{ kind: 'statement' }], isOffline: true },
} satisfies AnswerEvent

interface PageProps {
  slow: SlowAnswer
  /** The server's conversation at each read; the last one repeats. */
  kept: readonly Conversation[]
  shown: Conversation
}

function Page({ slow, kept, shown }: PageProps) {
  const talk = useChatController('test')
  const [conversation, setConversation] = useState(shown)
  const times = useRef(0)
  const reread = async () => {
    const read = kept[times.current] ?? kept.at(-1) ?? shown
    times.current += 1
    setConversation(read)
    return read
  }
  return (
    <ChatPanel
      name="Code Ninja"
      placeholder="Ask"
      talk={talk}
      conversation={conversation}
      answer={slow.read}
      reread={reread}
      foot="Foot"
      renderUsed={(used) => <p>Looked at {used.map(({ kind }) => kind).join()}</p>}
      renderQuestions={(ask) => (
        <button type="button" onClick={() => ask('Next hint')}>
          Next hint
        </button>
      )}
    />
  )
}

function show({ kept = [conversationOf()], shown = conversationOf() } = {}) {
  const slow = new SlowAnswer()
  renderRoutes([{ path: '/', element: <Page slow={slow} kept={kept} shown={shown} /> }], '/')
  return { slow, field: screen.getByRole('textbox', { name: 'Message to Code Ninja' }) }
}

const keptAnswer = conversationOf(message('q1', 'user', 'Why?'), {
  ...message('a1', 'model', 'Look at case 2.'),
  level: 1,
  used: [{ kind: 'statement' }],
  end: 'whole',
})

test('the signs of Markdown are not read aloud', async () => {
  const text =
    '**Look** at `case 2`, as [Verdicts](/help/verdicts) says:\n\n```python\nn = 1\n```\n\n> $$n^2$$'
  const answered = conversationOf(message('q1', 'user', 'Why?'), {
    ...message('a1', 'model', text),
    end: 'whole',
  })
  const { slow, field } = show({ kept: [answered] })

  await userEvent.type(field, 'Why?{Enter}')
  slow.send(about, { kind: 'text', text }, null)

  await waitFor(() =>
    expect(screen.getByRole('status').textContent.replaceAll(/\s+/g, ' ')).toBe(
      'Code Ninja: Look at case 2, as Verdicts says: n = 1 n^2',
    ),
  )
})

test('an answer comes in pieces, with its level and what it was built from, and stays', async () => {
  const { slow, field } = show({ kept: [keptAnswer] })

  await userEvent.type(field, 'Why?{Enter}')
  expect(screen.getByText('...')).toBeTruthy()
  expect(screen.getAllByText('Code Ninja is typing...').length).toBeGreaterThan(0)
  slow.send(about, { kind: 'text', text: 'Look at ' }, { kind: 'text', text: 'case 2.' }, null)

  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy())
  expect(slow.asked).toEqual(['Why?'])
  expect(screen.getAllByText('Why?')).toHaveLength(1)
  expect(screen.getByText('Look at case 2.')).toBeTruthy()
  expect(screen.getByText('Nudge')).toBeTruthy()
  expect(screen.getByText('Looked at statement')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Code Ninja: Look at case 2.')
  expect(document.activeElement).toBe(field)
})

test('Shift and Enter add a line, and Enter while a word is composed sends nothing', async () => {
  const { slow, field } = show()

  await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })

  expect(field).toHaveProperty('value', 'one\ntwo')
  expect(slow.asked).toEqual([])
})

test('on a touch keyboard Enter makes a new line, the field says so, and the button sends', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: none) and (pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { slow, field } = show()

  await userEvent.type(field, 'one{Enter}two')
  expect(field).toHaveProperty('value', 'one\ntwo')
  expect(field.getAttribute('enterkeyhint')).toBe('enter')
  expect(screen.getByText('Enter adds a line, the button sends').id).toBe(
    field.getAttribute('aria-describedby'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect(slow.asked).toEqual(['one\ntwo'])
})

test('nothing is sent while the field is blank or an answer comes', async () => {
  const { slow, field } = show()
  await userEvent.type(field, '  {Enter}')
  expect(slow.asked).toEqual([])

  await userEvent.clear(field)
  await userEvent.type(field, 'Why?{Enter}and{Enter}')

  expect(slow.asked).toEqual(['Why?'])
  expect(field).toHaveProperty('value', 'and')
})

test.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Stop Generating' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s stops the answer, and what was shown stays', async (_, stop) => {
  const { slow, field } = show({ kept: [keptAnswer] })
  await userEvent.type(field, 'Why?{Enter}')
  slow.send(about, { kind: 'text', text: 'Look' })
  await screen.findByText('Look')

  await stop()

  expect(slow.signal?.aborted).toBe(true)
  await screen.findByText('Stopped')
  expect(screen.getByText('Look')).toBeTruthy()
  expect(document.activeElement).toBe(field)
})

test('an answer that is stopped before it began is waited for until it is kept', async () => {
  const halfKept = conversationOf(message('q1', 'user', 'Why?'))
  const stopped: ChatMessage = { ...message('a1', 'model', ''), end: 'stopped' }
  const kept = conversationOf(message('q1', 'user', 'Why?'), stopped)
  const { field } = show({ kept: [halfKept, kept] })
  await userEvent.type(field, 'Why?{Enter}')

  await userEvent.keyboard('{Escape}')

  await screen.findByText('Stopped')
  expect(screen.getAllByText('Why?')).toHaveLength(1)
  expect(screen.queryByText('...')).toBeNull()
})

test('code that is being judged is told, and a text that takes the place of another does so', async () => {
  const { slow, field } = show({ kept: [keptAnswer] })
  await userEvent.type(field, 'Why?{Enter}')
  slow.send(about, { kind: 'text', text: 'Sure, ' }, { kind: 'checking' })
  await waitFor(() => expect(screen.getAllByText('Checking the code in this answer')).toHaveLength(2))

  slow.send({ kind: 'instead', text: 'No.' })

  await screen.findByText('No.')
  expect(screen.queryByText(/Sure/)).toBeNull()
})

test('a refused question goes back into the field, with the reason and the time to wait, once', async () => {
  const { slow, field } = show()
  await userEvent.type(field, 'Why?{Enter}')

  slow.send(
    new ApiError({
      ...{ status: 429, code: 'too_many_requests', retryAfterSeconds: 600 },
      message: 'At most 20 questions. Try again in 10 minutes.',
    }),
  )

  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toBe('At most 20 questions. Try again in 10 minutes.')
  await waitFor(() => expect(field).toHaveProperty('value', 'Why?'))
})

test('once the time to wait is over, the notice says that one can ask again', async () => {
  const { slow, field } = show()
  await userEvent.type(field, 'Why?{Enter}')

  slow.send(
    new ApiError({
      ...{ status: 429, code: 'too_many_requests', retryAfterSeconds: 0 },
      message: 'At most 20 questions. Try again in 1 s.',
    }),
  )

  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('You can ask again now.'))
})

test('a lost connection is told, and an answer that failed shows the words of the server', async () => {
  const failed = conversationOf(message('q1', 'user', 'Why?'), {
    ...message('a1', 'model', '🥷 Sorry, something went wrong. Please ask a DSA-related question.'),
    end: 'failed',
  })
  const { slow, field } = show({ kept: [failed] })
  await userEvent.type(field, 'Why?{Enter}')
  slow.send(about, new ApiError({ status: 200, code: 'failed', message: '🥷 Sorry, something went wrong.' }))
  await screen.findByText('🥷 Sorry, something went wrong. Please ask a DSA-related question.')
  expect(screen.queryByRole('alert')).toBeNull()

  await userEvent.type(field, 'Why?{Enter}')
  slow.send(new ApiError({ status: 0, code: 'no_answer', message: 'Server Error' }))

  expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost')
  expect(field).toHaveProperty('value', 'Why?')
})

test.each([
  ['more than 8 KB', 'é'.repeat(4097), 'Message must be at most 8 KB.'],
  ['half a character', 'Why \uD83D?', 'Message must hold neither a NUL character nor half a character.'],
])('a message of %s is not sent, and the field says why', async (_, text, words) => {
  const { slow, field } = show()

  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })

  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(screen.getByRole('alert').id)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  expect(slow.asked).toEqual([])
})

test('the answer after which the chat was reset stays until the next question', async () => {
  const reset = { ...conversationOf(), messages: [message('first', 'model', 'Chat reset!')] }
  const { slow, field } = show({ kept: [reset], shown: keptAnswer })

  await userEvent.type(field, 'And now?{Enter}')
  slow.send(
    { ...about, about: { ...about.about, messageId: 'a2' } },
    { kind: 'text', text: 'The end.' },
    null,
  )

  await screen.findByText(/before the chat was reset/)
  expect(screen.getByText('The end.')).toBeTruthy()
  expect(screen.getByText('And now?')).toBeTruthy()
  expect(screen.getByText('Chat reset!')).toBeTruthy()
  expect(screen.queryByText('Look at case 2.')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('The end.')
  await userEvent.type(field, 'Hello?{Enter}')
  expect(screen.queryByText('The end.')).toBeNull()
})

test.each([
  ['switched off', { isOn: false, left: 30 }, /switched off/],
  ['used up for today', { isOn: true, left: 0 }, /Tomorrow you can go on/],
])('an assistant that is %s can be read, not asked', async (_, facts, words) => {
  const { answerer, ...rest } = conversationOf()

  const { field } = show({ shown: { ...rest, answerer: { ...answerer, ...facts } } })

  expect(screen.getByText(words)).toBeTruthy()
  expect(field).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Next hint' })).toBeNull()
})

test('the end of the page ends the answer', async () => {
  const { slow, field } = show()
  await userEvent.type(field, 'Why?{Enter}')

  act(cleanup)

  expect(slow.signal?.aborted).toBe(true)
})
