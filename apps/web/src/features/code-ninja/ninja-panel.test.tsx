import type { Evidence, NinjaConversation } from '@codedojo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { useChatController } from '../../ui/chat/use-chat-controller.ts'
import { NinjaPanel } from './ninja-panel.tsx'

beforeEach(stubResizeObserver)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = '/api/assistant/ninja/problem-1'

const greeting: NinjaConversation['messages'][number] = {
  ...{ _id: 'first', role: 'model', parts: [{ text: 'Hi, stuck?' }], at: '2026-01-01T00:00:00.000Z' },
  ...{ level: null, used: [], end: null },
}
const kept: NinjaConversation = {
  answerer: { isOn: true, isOffline: true, left: 50 },
  messages: [
    greeting,
    { ...greeting, _id: 'q', role: 'user', parts: [{ text: 'Why did case 4 fail?' }] },
    {
      ...{ ...greeting, _id: 'a', parts: [{ text: 'Look at line 2.' }], level: 1, end: 'whole' },
      used: [
        { kind: 'case', index: 4 },
        { kind: 'code', fromLine: 2 },
      ],
    },
  ],
  ladder: [
    { level: 1, name: 'Nudge', state: 'given', opens: null },
    { level: 2, name: 'Idea', state: 'next', opens: null },
    { level: 3, name: 'Plan', state: 'locked', opens: 'Level 3 opens after a submission' },
    { level: 4, name: 'Worked step', state: 'locked', opens: 'Level 4 opens after 3 submissions' },
  ],
}
const fresh: NinjaConversation = { ...kept, messages: [greeting] }

const stream = [
  'event: about',
  'data: {"messageId":"a","level":1,"used":[{"kind":"case","index":4}],"isOffline":true}',
  '',
  'data: {"text":"Look at line 2."}',
  '',
  'event: done',
  'data: {}',
  '',
  '',
].join('\n')

function Page({ onJump }: { onJump: (evidence: Evidence) => void }) {
  return (
    <NinjaPanel
      problemId="problem-1"
      talk={useChatController('test')}
      language="python"
      code="print(1)"
      mode="function"
      failure={{ status: 'Wrong Answer', caseIndex: 4 }}
      onFindSmallest={undefined}
      wayTo={(evidence) => (evidence.kind === 'case' ? () => onJump(evidence) : null)}
      hints={<p>Hints</p>}
    />
  )
}

function show(onJump: (evidence: Evidence) => void = () => {}) {
  renderRoutes([{ path: '/', element: <Page onJump={onJump} /> }], '/')
}

test('a chip asks about the failing case with the code of the editor, and the answer leads to what it looked at', async () => {
  const conversations = [fresh, kept]
  const requests = answerCalls({
    [`GET ${path}`]: () => answer(conversations.shift() ?? kept),
    [`POST ${path}`]: () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } }),
  })
  const jumps: Evidence[] = []
  show((evidence) => jumps.push(evidence))

  await userEvent.click(await screen.findByRole('button', { name: 'Why did case 4 fail?' }))

  await screen.findByText('Your code, line 2')
  const [asked] = requests.filter((request) => request.method === 'POST')
  expect(await asked?.json()).toEqual({
    message: 'Why did case 4 fail?',
    language: 'python',
    code: 'print(1)',
    mode: 'function',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Case 4' }))
  expect(jumps).toEqual([{ kind: 'case', index: 4 }])
  expect(screen.queryByRole('button', { name: 'Your code, line 2' })).toBeNull()
})

test('the ladder shows what was given, what is next and what opens the first locked level', async () => {
  answerCalls({ [`GET ${path}`]: () => answer(kept) })
  show()

  const steps = (await screen.findAllByRole('listitem')).map((item) => item.textContent)

  expect(steps).toContain('1Nudgegiven')
  expect(screen.getByText('Idea').closest('li')?.getAttribute('aria-current')).toBe('step')
  expect(screen.getByText('Level 3 opens after a submission')).toBeTruthy()
  expect(screen.queryByText('Level 4 opens after 3 submissions')).toBeNull()
  expect(screen.getByText('Offline coach')).toBeTruthy()
})

test('the conversation is cleared only after the question', async () => {
  const requests = answerCalls({
    [`GET ${path}`]: () => answer(kept),
    [`DELETE ${path}`]: () => answer(fresh),
  })
  show()
  await screen.findByText('Look at line 2.')

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(requests.some((request) => request.method === 'DELETE')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear Chat' }))

  await waitFor(() => expect(screen.queryByText('Look at line 2.')).toBeNull())
})

test('what was said before a reset goes with Clear Chat', async () => {
  const conversations = [kept, fresh]
  answerCalls({
    [`GET ${path}`]: () => answer(conversations.shift() ?? fresh),
    [`POST ${path}`]: () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } }),
    [`DELETE ${path}`]: () => answer(fresh),
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next hint' }))
  await screen.findByText(/before the chat was reset/)

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear Chat' }))

  await waitFor(() => expect(screen.queryByText(/before the chat was reset/)).toBeNull())
  expect(screen.queryByText('Look at line 2.')).toBeNull()
})

test('a conversation that cannot be loaded says why and can be tried again', async () => {
  const answers = [refuse({ code: 'internal', message: 'Broken.' }), answer(kept)]
  answerCalls({ [`GET ${path}`]: () => answers.shift() ?? answer(kept) })
  show()
  await screen.findByText('Broken.')

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByText('Look at line 2.')).toBeTruthy()
})
