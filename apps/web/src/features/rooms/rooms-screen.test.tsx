import type { ReceivedMessage } from '@codedojo/contract'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPageAccount } from '../../lib/api/page-account.ts'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { FakeConnection } from '../../testing/fake-connection.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleMessage, sampleRoom } from '../../testing/sample-room.ts'
import { sampleUser } from '../../testing/samples.ts'
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts'
import { RoomsScreen } from './rooms-screen.tsx'

const held = vi.hoisted((): { connection: FakeConnection | null } => ({ connection: null }))
vi.mock('../../lib/api/socket.ts', () => ({
  acquireConnection: () => ({ connection: held.connection, release: () => {} }),
}))

let connection = new FakeConnection()
beforeEach(() => {
  stubResizeObserver()
  localStorage.clear()
  sessionStorage.clear()
  setPageAccount(user._id)
  connection = new FakeConnection()
  connection.onTold = (name, id) => {
    if (name === 'join-room') connection.say('room-joined', id)
  }
  held.connection = connection
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const user = sampleUser()
const own = { _id: user._id, name: user.name, avatarUrl: null }

interface ServerState {
  messages?: ReturnType<typeof sampleMessage>[]
  rooms?: ReturnType<typeof sampleRoom>[]
  silencedUntil?: string | null
}

/** Renders the screen with a connection that has joined the room. */
async function open({
  messages = [],
  rooms = [sampleRoom('global')],
  silencedUntil = null,
}: ServerState = {}) {
  const requests = answerCalls({
    'GET /api/room': () => answer({ rooms, mutedPeople: [], silencedUntil }),
    'GET /api/room/global/message': ({ url }) => {
      const since = Number(new URL(url).searchParams.get('since') ?? 0)
      const revision = messages.at(-1)?.revision ?? 0
      return answer({ messages: messages.filter((each) => each.revision > since), revision, hasMore: false })
    },
    'GET /api/room/autumn/message': () => answer({ messages: [], revision: 0, hasMore: false }),
    'GET /api/room/global/people': () =>
      answer([{ _id: 'user-2', name: 'Daniel', avatarUrl: null, isOnline: true }]),
    'POST /api/room/global/read': () => answer({ message: 'Read.' }),
    'PATCH /api/room/global/message/message-2': () =>
      answer({
        ...sampleMessage(2, { author: own }),
        revision: 3,
        text: 'Mended',
        editedAt: '2026-01-31T19:00:00Z',
      }),
  })
  renderRoutes([{ path: '/', element: <Screen /> }], '/')
  await screen.findByRole('heading', { name: 'Chat in #global' })
  await act(async () => connection.become('one'))
  return { typist: userEvent.setup(), requests }
}

function Screen({ first = 'global' }: { first?: string }) {
  const [room, setRoom] = useState<string | null>(first)
  return (
    <RoomsScreen
      user={user}
      current={room}
      onOpen={(id) => setRoom(id ?? 'global')}
      onRename={setRoom}
      problemPathOf={(id) => `/problems/${id}`}
      problemTitle={room?.startsWith('problem:') ? 'Packing List' : null}
    />
  )
}

const received = (position: number, facts: Partial<ReceivedMessage> = {}) => ({
  ...sampleMessage(position, facts),
  sender: 'other',
  username: 'Daniel',
})
const field = () => screen.getByRole('textbox', { name: 'Message in #global' })

test('a room without messages says so, and who is online is told as it is', async () => {
  await open()
  act(() => connection.say('user-count', 14))

  expect(await screen.findByText('No messages yet in #global')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Global Room/ }).textContent).toContain('14 online')
  expect(within(screen.getByRole('region', { name: 'You' })).getByText('(Online)')).toBeTruthy()

  act(() => connection.become(null))

  expect(within(screen.getByRole('region', { name: 'You' })).getByText('(Offline)')).toBeTruthy()
})

test('that the network is gone is told at once, before the connection is lost', async () => {
  await open()
  const you = within(screen.getByRole('region', { name: 'You' }))
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  expect(you.getByText('(Offline)')).toBeTruthy()
  isOnLine.mockRestore()
  act(() => {
    window.dispatchEvent(new Event('online'))
  })

  expect(you.getByText('(Online)')).toBeTruthy()
})

test('people who come into a named room and leave it are counted at once', async () => {
  await open({ rooms: [sampleRoom('global', { online: 3 }), sampleRoom('autumn', { online: 1 })] })
  const autumn = screen.getByRole('button', { name: /autumn/ })

  act(() => connection.say('room-count', { room: 'autumn', people: 12 }))
  await waitFor(() => expect(autumn.textContent).toContain('12'))
  act(() => connection.say('room-count', { room: 'autumn', people: 11 }))

  await waitFor(() => expect(autumn.textContent).toContain('11'))
})

test('code without a fence is sent in one, told before and undone by a press', async () => {
  const { typist } = await open()
  connection.answer = async ({ text, key }) => ({
    ok: true,
    message: sampleMessage(connection.sent.length, { text, author: own, key: key ?? null }),
  })
  const code = 'class Node:\n    def __init__(self):\n        self.next = None'
  await typist.click(field())
  await typist.paste(`Look:\n${code}`)
  expect(screen.getByText('Looks like code: sent as a code block.')).toBeTruthy()

  await typist.click(screen.getByRole('button', { name: 'Send' }))
  await typist.paste(code)
  await typist.click(screen.getByRole('button', { name: 'Send as typed' }))
  expect(screen.getByRole('button', { name: 'Send as a code block' })).toBeTruthy()
  await typist.click(screen.getByRole('button', { name: 'Send' }))
  await typist.type(field(), 'Thanks{Enter}')
  await typist.paste(code)

  expect(connection.sent.map(({ text }) => text)).toEqual([
    `Look:\n\`\`\`python\n${code}\n\`\`\``,
    code,
    'Thanks',
  ])
  expect(screen.getByText('Looks like code: sent as a code block.')).toBeTruthy()
})

test('on a touch keyboard Enter makes a new line, and the button sends', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: none) and (pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { typist } = await open({ messages: [sampleMessage(1, { author: own })] })
  await screen.findByRole('log')

  await typist.type(field(), 'one{Enter}two')
  expect(field()).toHaveProperty('value', 'one\ntwo')
  expect(field().getAttribute('enterkeyhint')).toBe('enter')
  expect(screen.getByText('Enter adds a line, the button sends')).toBeTruthy()
  await typist.click(screen.getByRole('button', { name: 'Send' }))
  expect(connection.sent.map(({ text }) => text)).toEqual(['one\ntwo'])

  await typist.type(field(), '{ArrowUp}')
  const edited = screen.getByRole('textbox', { name: 'Edit the message' })
  await typist.type(edited, '{Enter}more')
  expect(edited).toHaveProperty('value', 'Text 1\nmore')
})

test('the list is read again once the rooms are joined: then the reader is counted, too', async () => {
  const rooms = [sampleRoom('global'), sampleRoom('autumn', { online: 1 })]
  connection.onTold = (_, id) => {
    rooms[1] = sampleRoom('autumn', { online: 17 })
    connection.say('room-joined', id)
  }
  await open({ rooms })

  await waitFor(() => expect(screen.getByRole('button', { name: /autumn/ }).textContent).toContain('17'))
})

test('a room that is closed while it is shown can be read on, and words stand in place of its field', async () => {
  const { typist } = await open({ messages: [sampleMessage(1)] })
  await screen.findByText('Text 1')
  connection.onTold = () => connection.say('room-error', 'The room "global" is closed.')

  act(() => connection.say('room-error', 'The room "global" was closed.'))

  expect(await screen.findByText('This room was closed.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Text 1')).toBeTruthy()
  await typist.click(screen.getByRole('button', { name: 'Go to the other rooms' }))
})

test('the room of a problem that lets nobody in is named after it, says why and has no field', async () => {
  answerCalls({
    'GET /api/room': () => answer({ rooms: [sampleRoom('global')], mutedPeople: [], silencedUntil: null }),
  })
  connection.onTold = (_, id) =>
    id.startsWith('problem:') ? connection.say('room-error', 'It is part of a contest.') : undefined
  renderRoutes([{ path: '/', element: <Screen first="problem:p7" /> }], '/')
  await screen.findByRole('heading', { name: 'Chat in #Packing List' })

  await act(async () => connection.become('one'))

  expect((await screen.findByRole('alert')).textContent).toContain('Room error: It is part of a contest.')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('several refused messages are told in one line, and discarded or sent again together', async () => {
  const { typist } = await open({ messages: [sampleMessage(1)] })
  await screen.findByText('Text 1')
  connection.answer = async () => ({ ok: false, error: 'text: At most 10 messages.', retryAfter: 4 })
  await typist.type(field(), 'one{Enter}two{Enter}')
  await waitFor(() => expect(screen.getAllByText('Not sent. At most 10 messages.')).toHaveLength(2))
  await typist.type(field(), 'three{Enter}')

  const line = await screen.findByRole('alert')
  expect(line.textContent).toContain('3 messages were not sent. At most 10 messages.')
  await typist.click(screen.getByRole('button', { name: 'Retry all' }))
  await waitFor(() => expect(connection.sent).toHaveLength(6))
  expect(connection.sent.slice(3).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  await typist.click(await screen.findByRole('button', { name: 'Discard all' }))

  expect(screen.queryByText('three')).toBeNull()
})

test('nothing blank is sent; after sending the field is empty and has the focus', async () => {
  const { typist } = await open()
  connection.answer = async ({ text, key }) => ({
    ok: true,
    message: sampleMessage(1, { text, author: own, key: key ?? null }),
  })
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  await typist.type(field(), '   {Enter}')
  expect(connection.sent).toEqual([])

  await typist.type(field(), 'Hello{Shift>}{Enter}{/Shift}there')
  await typist.click(screen.getByRole('button', { name: 'Send' }))

  expect(await within(await screen.findByRole('log')).findByText(/Hello/)).toBeTruthy()
  expect(connection.sent).toMatchObject([{ room: 'global', text: '   Hello\nthere' }])
  expect(field()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field())
})

test('messages of others and own ones are told apart by their author', async () => {
  await open({ messages: [sampleMessage(1), sampleMessage(2, { author: own })] })

  const log = await screen.findByRole('log', { name: 'Messages in #global' })

  expect(within(log).getByText('Daniel')).toBeTruthy()
  expect(within(log).getAllByText(/^you/)).toHaveLength(1)
})

test('code that is folded says why, and the problem is a click away', async () => {
  const rooms = [sampleRoom('global', { problemId: 'p7' })]
  await open({ rooms, messages: [sampleMessage(1, { text: 'Like this:', foldedBlocks: 2 })] })

  expect(await screen.findByText(/Code is shown once you have solved the problem\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the problem' }).getAttribute('href')).toBe('/problems/p7')
})

test('the arrow up in an empty field opens the last own message, and Enter saves it', async () => {
  const { typist } = await open({ messages: [sampleMessage(1), sampleMessage(2, { author: own })] })
  await screen.findByRole('log')

  await typist.click(field())
  await typist.keyboard('{ArrowUp}')
  const edited = screen.getByRole('textbox', { name: 'Edit the message' })
  await typist.clear(edited)
  await typist.type(edited, 'Mended{Enter}')

  expect(await screen.findByText('Mended')).toBeTruthy()
  expect(screen.getByText('edited')).toBeTruthy()
})

test('a name behind an @ is completed from the people of the room, and they are named', async () => {
  const { typist } = await open()

  await typist.type(field(), 'Thank you @Da')
  await screen.findByRole('option', { name: /Daniel/ })
  await typist.keyboard('{Enter}')
  expect(field()).toHaveProperty('value', 'Thank you @Daniel ')
  await typist.keyboard('{Enter}')

  expect(connection.sent).toMatchObject([{ text: 'Thank you @Daniel ', mentions: ['user-2'] }])
})

test('a room is created in a dialog; a refusal is told there, and the answer of the server opens it', async () => {
  const { typist } = await open()
  await typist.click(screen.getByRole('button', { name: 'Create Room' }))
  const dialog = screen.getByRole('dialog', { name: 'Create Room' })
  expect(within(dialog).getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true)

  await typist.type(within(dialog).getByPlaceholderText('Enter room ID'), 'autumn')
  await typist.click(within(dialog).getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(connection.told.at(-1)).toEqual(['create-room', 'autumn']))
  act(() => connection.say('room-error', 'There is a room "autumn" already.'))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Room error: There is a room "autumn" already.',
  )
  await typist.click(within(dialog).getByRole('button', { name: 'Create' }))
  act(() => connection.say('room-created', 'autumn'))

  expect(await screen.findByRole('heading', { name: 'Chat in #autumn' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is new in another room is marked, and a line shows where it begins here', async () => {
  const rooms = [sampleRoom('global', { readPosition: 1, lastPosition: 2, unread: 1 }), sampleRoom('autumn')]
  await open({ rooms, messages: [sampleMessage(1), sampleMessage(2)] })
  const log = await screen.findByRole('log')

  act(() => connection.say('message', received(1, { room: 'autumn', mentions: [own] })))

  expect(within(log).getByText('New')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /autumn/ }).textContent).toContain('1 unread, you are named'),
  )
})

test('Clear Chat empties the list, which can be shown again', async () => {
  const { typist } = await open({ messages: [sampleMessage(1)] })
  await screen.findByText('Text 1')

  await typist.click(screen.getByRole('button', { name: 'Clear Chat' }))
  expect(screen.getByText('No messages yet in #global')).toBeTruthy()
  await typist.click(screen.getByRole('button', { name: 'Show earlier messages' }))

  expect(screen.getByText('Text 1')).toBeTruthy()
})

test('a draft waits in its room', async () => {
  const { typist } = await open({ rooms: [sampleRoom('global'), sampleRoom('autumn')] })
  await typist.type(field(), 'Half a thought')

  await typist.click(screen.getByRole('button', { name: /autumn/ }))
  expect(await screen.findByRole('textbox', { name: 'Message in #autumn' })).toHaveProperty('value', '')
  await typist.click(screen.getByRole('button', { name: /Global Room/ }))

  await waitFor(() => expect(field()).toHaveProperty('value', 'Half a thought'))
})

test('whoever is kept from writing while the page is open is told at once, and when they may write again', async () => {
  const { typist } = await open()
  await typist.type(field(), 'Half a thought')

  act(() => connection.say('silence-changed', '2030-01-01T10:00:00.000Z'))
  expect(await screen.findByText(/An admin keeps you from writing until .*2030/)).toBeTruthy()
  act(() => connection.say('silence-changed', null))

  await waitFor(() => expect(field()).toHaveProperty('value', 'Half a thought'))
})

test('whoever is kept from writing is told until when', async () => {
  await open({ silencedUntil: '2030-01-01T10:00:00.000Z' })

  expect(screen.getByText(/An admin keeps you from writing until .*2030/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
