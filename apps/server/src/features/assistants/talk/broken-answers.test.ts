import { assistantFailureSentences, offTopicSentence } from '@codedojo/contract'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ModelTrouble } from '../../../testing/fake-model/model-trouble.ts'
import type { Visitor } from '../../../testing/start-app.ts'
import { askNinja, askSahayak, ninjaTalk, sahayakTalk, startAnswerStream } from './testing/ask.ts'
import { openTalkTestbed, type TalkTestbed } from './testing/talk-testbed.ts'

let testbed: TalkTestbed
let gemini: TalkTestbed['gemini']
let server: TalkTestbed['server']
let address: string
let problemId: string
let unlocked: TalkTestbed['unlocked']
beforeAll(async () => {
  testbed = await openTalkTestbed()
  ;({ gemini, server, address, problemId, unlocked } = testbed)
})
afterEach(() => testbed.resetModel())
afterAll(() => testbed[Symbol.asyncDispose]())

const troubles: readonly ModelTrouble[] = [
  ...([400, 401, 403, 404, 429, 500, 503] as const).map((status) => ({ kind: 'refuses', status }) as const),
  { kind: 'html', status: 200 },
  { kind: 'html', status: 502 },
  ...(
    ['lost', 'blocked', 'empty', 'cut', 'ended', 'garbage', 'nonsense', 'error_inside', 'safety'] as const
  ).map((kind) => ({ kind }) as const),
]

test.each(troubles)(
  'when the service $kind $status, the exact sentence is told and kept',
  async (trouble) => {
    gemini.alwaysTrouble(trouble)
    const who = await unlocked()

    const answer = await askNinja(who, problemId)
    const talk = await ninjaTalk(who, problemId)

    const sentence = assistantFailureSentences.ninja
    expect(answer.events.at(-1)).toEqual({
      name: 'error',
      value: { code: 'assistant_failed', message: sentence },
    })
    expect(talk.messages.at(-1)).toMatchObject({ parts: [{ text: sentence }], end: 'failed', level: null })
    expect(JSON.stringify(answer.events)).not.toContain(gemini.settings.GEMINI_API_KEY)
  },
)

test('Sahayak fails in words of its own', async () => {
  gemini.alwaysTrouble({ kind: 'refuses', status: 403 })
  const who = await server.signUp()

  const answer = await askSahayak(who, 'Where is my order?')

  expect(answer.events.at(-1)?.value).toMatchObject({ message: assistantFailureSentences.sahayak })
  expect((await sahayakTalk(who)).messages.at(-1)?.parts).toEqual([
    { text: assistantFailureSentences.sahayak },
  ])
})

test('an answer that the service cuts is shown, and marked as cut', async () => {
  gemini.alwaysTrouble({ kind: 'too_long' })
  const who = await unlocked()

  const answer = await askNinja(who, problemId)

  expect(answer.names.at(-1)).toBe('done')
  expect((await ninjaTalk(who, problemId)).messages.at(-1)).toMatchObject({
    end: 'cut',
    parts: [{ text: answer.text }],
  })
})

test('Stop closes the connection to the service and keeps what was shown', async () => {
  gemini.alwaysTrouble({ kind: 'endless' })
  const who = await unlocked()
  const page = await startAnswerStream(address, who, problemId)
  const request = gemini.requests.at(-1)

  page.stop()
  await vi.waitFor(() => expect(request?.closedBy).toBe('asker'), 5000)
  const kept = await vi.waitFor(async () => {
    const last = (await ninjaTalk(who, problemId)).messages.at(-1)
    expect(last?.end).toBe('stopped')
    return last?.parts[0]?.text ?? ''
  }, 5000)

  expect(kept).not.toBe('')
  expect(kept.startsWith(page.receivedText())).toBe(true)
})

test.each([
  ['signs out', (who: Visitor) => who.send('POST', '/user/logout', {})],
  [
    'is suspended',
    async (who: Visitor) => {
      const admin = await server.signUpAdmin()
      return admin.send('POST', `/user/suspend/${who.user._id}`, { reason: 'For the test.' })
    },
  ],
])('the stream of somebody who %s ends', async (_, act) => {
  gemini.alwaysTrouble({ kind: 'endless' })
  const who = await unlocked()
  const page = await startAnswerStream(address, who, problemId)

  const answer = await act(who)
  await page.ended

  expect(answer.statusCode).toBe(200)
  await vi.waitFor(() => expect(gemini.openRequests()).toBe(0), 5000)
})

test.each([
  ['says it alone', offTopicSentence],
  [
    'says it with words around it',
    `🥷 Hmm! **I specialize only in DSA**. Ask me about something else, such as cooking.`,
  ],
  ['says it late', `${'Well, the weather is a fine thing to talk about. '.repeat(10)}${offTopicSentence}`],
])('a model that refuses another topic and %s is heard with exactly the sentence', async (_, said) => {
  gemini.says(said)
  const who = await unlocked()

  const answer = await askNinja(who, problemId, { message: 'How is the weather?' })

  expect(answer.text).toBe(offTopicSentence)
  expect(answer.names.at(-1)).toBe('done')
  expect((await ninjaTalk(who, problemId)).messages.at(-1)).toMatchObject({
    parts: [{ text: offTopicSentence }],
    level: null,
  })
})
