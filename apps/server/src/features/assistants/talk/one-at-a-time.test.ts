import { assistantFailureSentences } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { askNinja, askSahayak, ninjaTalk, startAnswerStream } from './testing/ask.ts'
import { openTalkTestbed, type TalkTestbed } from './testing/talk-testbed.ts'

const { assistantUse, chatMessage } = schema
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

test('one answer at a time: a second question and clearing wait for its end, other problems and people do not', async () => {
  gemini.alwaysTrouble({ kind: 'endless' })
  const who = await unlocked()
  const page = await startAnswerStream(address, who, problemId)
  gemini.alwaysTrouble(null)
  const otherProblem = await server.addProblem({ title: 'Another one' })

  const second = await who.send('POST', `/assistant/ninja/${problemId}`, {
    message: 'And?',
    language: 'python',
    code: '',
  })
  const cleared = await who.send('DELETE', `/assistant/ninja/${problemId}`)
  const [ofOther, ofSahayak, ofSomebody] = await Promise.all([
    askNinja(who, otherProblem),
    askSahayak(who, 'Where is my order?'),
    askNinja(await unlocked(), problemId),
  ])
  page.stop()

  expect(second.json()).toMatchObject({ status: 409, code: 'assistant_busy' })
  expect(cleared.json()).toMatchObject({ status: 409, code: 'assistant_busy' })
  expect([ofOther, ofSahayak, ofSomebody].map(({ names }) => names.at(-1))).toEqual(['done', 'done', 'done'])
  await vi.waitFor(async () => expect((await askNinja(who, problemId)).status).toBe(200), 5000)
})

test('of 100 questions at once about one problem those are refused that come while one is answered', async () => {
  const who = await unlocked()

  const same = await Promise.all(Array.from({ length: 100 }, () => askNinja(who, problemId)))

  const statuses = new Set(same.map(({ status }) => status))
  expect(same.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  expect(statuses).toEqual(new Set([200, 409]))
  const { messages } = await ninjaTalk(who, problemId)
  expect(messages.filter(({ role }) => role === 'user')).toHaveLength(
    same.filter(({ status }) => status === 200).length,
  )
})

test('a pair that is busy at one server is so at another', async () => {
  gemini.alwaysTrouble({ kind: 'endless' })
  const who = await unlocked()
  const page = await startAnswerStream(address, who, problemId)
  gemini.alwaysTrouble(null)
  const second = await buildApp(server.context, { log: false })

  const asked = await second.inject({
    method: 'DELETE',
    url: `/api/assistant/ninja/${problemId}`,
    headers: { cookie: who.cookie },
  })
  page.stop()
  await second.close()

  expect(asked.json()).toMatchObject({ status: 409, code: 'assistant_busy' })
})

test('a person has three open answers at most, whatever they are about', async () => {
  gemini.alwaysTrouble({ kind: 'endless' })
  const who = await unlocked()
  const others = [await server.addProblem({ title: 'Second' }), await server.addProblem({ title: 'Third' })]
  const pages = await Promise.all([problemId, ...others].map((id) => startAnswerStream(address, who, id)))
  gemini.alwaysTrouble(null)

  const fourth = await askSahayak(who, 'Where is my order?')
  for (const page of pages) page.stop()

  expect(fourth.status).toBe(409)
  await vi.waitFor(async () => expect((await askSahayak(who, 'And now?')).status).toBe(200), 5000)
})

test('99 streams of 33 people about three problems all get their answer', async () => {
  const problems = await Promise.all(
    Array.from({ length: 3 }, (_, at) => server.addProblem({ title: `Problem ${at}` })),
  )
  const people = await Promise.all(Array.from({ length: 33 }, unlocked))

  const answers = await Promise.all(people.flatMap((who) => problems.map((id) => askNinja(who, id))))

  expect(answers.map(({ names }) => names.at(-1))).toEqual(Array(99).fill('done'))
})

test('an answer whose server died is shown as failed, and keeps nobody from asking', async () => {
  const who = await unlocked()
  await askNinja(who, problemId)
  const { queries } = server.database
  const { messages } = await ninjaTalk(who, problemId)
  const answerId = messages[2]?._id ?? ''
  const lost = { text: '', end: null, level: null, at: sql`now() - interval '1 minute'` }
  await queries.update(chatMessage).set(lost).where(eq(chatMessage.id, answerId))
  await queries.update(assistantUse).set({ end: null }).where(eq(assistantUse.userId, who.user._id))

  const seen = await ninjaTalk(who, problemId)
  const next = await askNinja(who, problemId)
  const after = await ninjaTalk(who, problemId)

  const failed = { parts: [{ text: assistantFailureSentences.ninja }], end: 'failed' }
  expect(seen.messages[2]).toMatchObject(failed)
  expect(next.names.at(-1)).toBe('done')
  expect(after.messages).toHaveLength(5)
  expect(after.messages[2]).toMatchObject(failed)
  expect(after.answerer.left).toBe(seen.answerer.left)
})
