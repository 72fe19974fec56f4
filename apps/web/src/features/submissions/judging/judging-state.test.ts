import type { JudgingEvent } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { sampleAnswer, sampleRequest } from '../../../testing/sample-submission.ts'
import { type JudgingState, nextJudging } from './judging-state.ts'

const request = sampleRequest()
const answer = sampleAnswer()
const report = (change: Partial<JudgingEvent>): JudgingEvent => ({
  submissionId: 's1',
  requestKey: 'key-12345',
  problemId: 'p1',
  kind: 'submit',
  language: 'python',
  stage: 'running',
  ahead: null,
  total: 3,
  cases: [],
  ...change,
})
const passed = (index: number) =>
  ({ index, kind: 'visible', status: 'Accepted', time: 0.01, memory: 900 }) as const
const sent = nextJudging({ kind: 'idle' }, { kind: 'sent', request })
const after = (state: JudgingState, event: JudgingEvent, now = 2000) =>
  nextJudging(state, { kind: 'progressed', event, now })

test('a report moves the work to its station and shows the cases judged so far', () => {
  const state = after(sent, report({ cases: [passed(1)] }))

  expect(state).toMatchObject({
    kind: 'judging',
    submissionId: 's1',
    station: 'running',
    total: 3,
    cases: [{ index: 1 }],
    enteredAt: { received: 1000, running: 2000 },
  })
})

test.each([
  [
    'a report of other work of the same user',
    report({ requestKey: 'another-key', cases: [passed(1), passed(2)] }),
  ],
  ['a late report of an earlier station', report({ stage: 'queued' })],
  ['a late report with fewer cases', report({ cases: [] })],
])('%s changes nothing', (_, event) => {
  const state = after(sent, report({ cases: [passed(1)] }))

  expect(after(state, event)).toBe(state)
})

test('work that no judge takes is back in the queue, until a report says otherwise', () => {
  const running = after(sent, report({ cases: [passed(1)] }))

  const waiting = after(running, report({ lacksJudge: true, cases: [passed(1)] }))
  const asked = nextJudging(waiting, {
    kind: 'pending',
    requestKey: request.requestKey,
    answer: { submissionId: 's1' },
    now: 3000,
  })
  const goingOn = after(waiting, report({}), 4000)

  expect(waiting).toMatchObject({
    lacksJudge: true,
    station: 'queued',
    cases: [],
    enteredAt: { queued: 2000 },
  })
  expect(asked).toMatchObject({ lacksJudge: false, station: 'queued' })
  expect(goingOn).toMatchObject({ lacksJudge: false, station: 'running', enteredAt: { running: 4000 } })
})

test('a pending answer says that no judge takes the work, too, but not of other work', () => {
  const action = { kind: 'pending', answer: { submissionId: 's1', lacksJudge: true }, now: 2000 } as const

  const waiting = nextJudging(sent, { ...action, requestKey: request.requestKey })

  expect(waiting).toMatchObject({ lacksJudge: true, station: 'queued', submissionId: 's1' })
  expect(nextJudging(waiting, { ...action, requestKey: request.requestKey })).toBe(waiting)
  expect(nextJudging(sent, { ...action, requestKey: 'another-key' })).toBe(sent)
})

test('the time a station was entered is that of its first report', () => {
  const state = after(after(sent, report({}), 2000), report({ cases: [passed(1)] }), 3000)

  expect(state).toMatchObject({ enteredAt: { running: 2000 } })
})

test('the answer ends the judging, but an answer to earlier work does not', () => {
  const stale = nextJudging(sent, { kind: 'answered', requestKey: 'earlier-key', answer })
  const judged = nextJudging(sent, { kind: 'answered', requestKey: 'key-12345', answer })

  expect(stale).toBe(sent)
  expect(judged).toEqual({ kind: 'judged', request, answer })
})

test('a refused call keeps what was sent, so that it can be sent again', () => {
  const refusal = { code: 'too_many_requests', message: 'Too many submissions', retryAfterSeconds: 12 }

  const state = nextJudging(sent, { kind: 'refused', requestKey: 'key-12345', refusal })

  expect(state).toEqual({ kind: 'failed', request, ...refusal })
})

test('clearing takes away a verdict, but not what is still being judged', () => {
  const judged = nextJudging(sent, { kind: 'answered', requestKey: request.requestKey, answer })

  expect(nextJudging(judged, { kind: 'cleared' })).toEqual({ kind: 'idle' })
  expect(nextJudging(sent, { kind: 'cleared' })).toEqual(sent)
})

test('an earlier verdict is recalled only where nothing newer is shown', () => {
  const recalled = { kind: 'recalled', request, answer } as const

  expect(nextJudging({ kind: 'idle' }, recalled)).toEqual({ kind: 'judged', request, answer })
  expect(nextJudging(sent, recalled)).toBe(sent)
})
