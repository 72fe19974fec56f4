import type { Dialogue, DialogueAnswer, TranscriptLine } from '@codedojo/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { DialoguePanel } from './dialogue-panel.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const run = 'POST /api/submission/run/problem-1'
const program = (text: string): TranscriptLine => ({ by: 'program', text })
const judge = (text: string): TranscriptLine => ({ by: 'judge', text })

function turn(lines: readonly TranscriptLine[], change: Partial<Dialogue> = {}): DialogueAnswer {
  const given = lines.filter(({ by }) => by === 'judge').length
  const printedBytes = lines.reduce((sum, { by, text }) => sum + (by === 'program' ? text.length + 1 : 0), 0)
  const transcript = { lines: [...lines], leftOut: 0 }
  return {
    submissionId: 'turn',
    dialogue: { state: 'waiting', transcript, printedBytes, given, fault: null, stderr: '', ...change },
    ...{ compileMessage: null, errorMessage: null, limitsEnforced: true },
  }
}

/** Answers the turns in their order; the last one again and again. */
function show(turns: readonly (() => Response | Promise<Response>)[], code = 'print(500)') {
  let at = 0
  const requests = answerCalls({
    [run]: () => {
      const next = turns[Math.min(at, turns.length - 1)]
      at += 1
      return next ? next() : answer({})
    },
  })
  const panel = (
    <DialoguePanel
      userId="user-1"
      place={{ problemId: 'problem-1', contest: null }}
      language="python"
      code={code}
      closedReason={null}
    />
  )
  const view = renderRoutes([{ path: '/', element: panel }], '/')
  return { requests, view }
}

const bodiesOf = (requests: readonly Request[]) => Promise.all(requests.map((each) => each.clone().json()))
const linesShown = () => within(screen.getByRole('log')).queryAllByText(/^(Program|You)/)
const textsShown = () => linesShown().map((who) => who.parentElement?.textContent)
const field = () => screen.findByRole('textbox', { name: 'Your answer' })
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Start the dialogue' }))

test('a dialogue is played by keyboard alone: Enter sends, and the answer line has the focus after each turn', async () => {
  const { requests } = show([
    () => answer(turn([program('500')])),
    () => answer(turn([program('500'), judge('higher'), program('750')])),
    () =>
      answer(turn([program('500'), judge('higher'), program('750'), judge('correct')], { state: 'ended' })),
  ])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await field()
  expect(document.activeElement).toBe(await field())

  await userEvent.keyboard('higher{Enter}')
  await screen.findByText('750')
  expect(document.activeElement).toBe(await field())
  await userEvent.keyboard('correct{Enter}')
  await screen.findByText('Your program ended.')

  expect(textsShown()).toEqual(['Program >500', 'You <higher', 'Program >750', 'You <correct'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start anew' }))
  expect((await bodiesOf(requests)).map(({ handAnswers }) => handAnswers)).toEqual([
    [],
    [{ text: 'higher', afterBytes: 4 }],
    [
      { text: 'higher', afterBytes: 4 },
      { text: 'correct', afterBytes: 8 },
    ],
  ])
})

test.each([
  [turn([]), /Your turn: nothing came from your program.*flush/],
  [turn([program('1'), judge('2')]), /wrote nothing new.*flush/],
  [turn([program('1')]), /^Your turn: your program waits for an answer\.$/],
  [turn([program('1')], { state: 'crashed', fault: 'uncaught ValueError' }), /crashed: uncaught ValueError/],
  [turn([program('1')], { state: 'time', fault: 'stopped after 1 s.' }), /too long: stopped after 1 s/],
  [turn([program('1')], { state: 'memory', fault: 'used 9 MB.' }), /too much memory: used 9 MB/],
  [turn([program('1')], { state: 'output', fault: 'printed 8 MB.' }), /printed too much: printed 8 MB/],
  [{ ...turn([]), dialogue: null, errorMessage: 'It does not compile.' }, /It does not compile/],
])('how the program stands is told', async (end, words) => {
  show([() => answer(end)])

  await begin()

  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(/Accepted|Wrong Answer/)).toBeNull()
})

test('a program that writes other lines than before is told as such, and what it was not given is forgotten', async () => {
  const { requests } = show([
    () => answer(turn([program('500')])),
    () => answer(turn([program('400')], { given: 0 })),
    () => answer(turn([program('400'), judge('x')])),
  ])
  await begin()
  await userEvent.type(await field(), 'higher{Enter}')

  expect(await screen.findByText('Your program wrote other lines than in the turn before.')).toBeTruthy()
  expect(screen.getByText('1 answer of yours did not reach it: it wrote less than before.')).toBeTruthy()
  await userEvent.type(await field(), 'x{Enter}')
  await screen.findByText(/wrote nothing new/)

  const [, , third] = await bodiesOf(requests)
  expect(third.handAnswers).toEqual([{ text: 'x', afterBytes: 4 }])
})

test('a reload during a turn asks for the same turn, and keeps what was said and what is typed', async () => {
  const never = Promise.withResolvers<Response>()
  const first = show([() => answer(turn([program('500')])), () => never.promise])
  await begin()
  await userEvent.type(await field(), 'higher{Enter}')
  await userEvent.type(await field(), 'next')
  first.view.unmount()

  const second = show([() => answer(turn([program('500'), judge('higher'), program('750')]))])
  await screen.findByText('750')

  expect(await field()).toHaveProperty('value', 'next')
  const [, before] = await bodiesOf(first.requests)
  const [after] = await bodiesOf(second.requests)
  expect(after).toEqual(before)
})

test('an answer that was refused stands in its line again', async () => {
  show([
    () => answer(turn([program('500')])),
    () => refuse({ code: 'too_many_requests', message: 'Too many runs.' }),
  ])
  await begin()

  await userEvent.type(await field(), 'higher{Enter}')

  expect((await screen.findByRole('alert')).textContent).toBe('Too many runs.')
  expect(await field()).toHaveProperty('value', 'higher')
  expect(textsShown()).toEqual(['Program >500'])
})

test('Shift Enter adds a line, and an answer over 4 KB is refused before it is sent', async () => {
  const { requests } = show([
    () => answer(turn([program('1')])),
    () => answer(turn([program('1'), judge('a'), judge('b')], { given: 1 })),
  ])
  await begin()
  await userEvent.type(await field(), 'a{Shift>}{Enter}{/Shift}b{Enter}')
  await screen.findByText(/wrote nothing new/)

  await userEvent.click(await field())
  await userEvent.paste('é'.repeat(2049))
  await userEvent.keyboard('{Enter}')

  expect((await screen.findByRole('alert')).textContent).toBe('An answer must be at most 4 KB.')
  const [, second, ...more] = await bodiesOf(requests)
  expect(second.handAnswers).toEqual([{ text: 'a\nb', afterBytes: 2 }])
  expect(more).toEqual([])
})

test('after a crash the same answers are played again, and a new start has none', async () => {
  const { requests } = show([
    () => answer(turn([program('1')])),
    () => answer(turn([program('1'), judge('2')], { state: 'crashed', fault: 'uncaught KeyError' })),
  ])
  await begin()
  await userEvent.type(await field(), '2{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Same answers again' }))
  await screen.findByText(/crashed/)

  await userEvent.click(await screen.findByRole('button', { name: 'Start anew' }))
  await screen.findByText(/crashed/)

  const bodies = await bodiesOf(requests)
  expect(bodies.map(({ handAnswers }) => handAnswers.length)).toEqual([0, 1, 1, 0])
  expect(new Set(bodies.map(({ requestKey }) => requestKey)).size).toBe(4)
})

test('a turn can be stopped, and its answer is not lost', async () => {
  const never = Promise.withResolvers<Response>()
  show([() => answer(turn([program('500')])), () => never.promise])
  await begin()
  await userEvent.type(await field(), 'higher{Enter}')

  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))

  expect(await field()).toHaveProperty('value', 'higher')
  expect(screen.getByText(/^Your turn/)).toBeTruthy()
})

test('blank code is not run', async () => {
  const { requests } = show([() => answer(turn([]))], ' ')

  await begin()

  expect((await screen.findByRole('alert')).textContent).toMatch(/Write some code first/)
  expect(requests).toEqual([])
})
