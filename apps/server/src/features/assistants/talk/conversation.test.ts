import { type NinjaConversation, resetSentences } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startApp } from '../../../testing/start-app.ts'
import { askNinja, askSahayak, ninjaTalk, sahayakTalk } from './testing/ask.ts'
import { openTalkTestbed, type TalkTestbed } from './testing/talk-testbed.ts'

const { assistantSwitch, assistantUse, conversation } = schema
let testbed: TalkTestbed
let gemini: TalkTestbed['gemini']
let server: TalkTestbed['server']
let problemId: string
let unlocked: TalkTestbed['unlocked']
beforeAll(async () => {
  testbed = await openTalkTestbed()
  ;({ gemini, server, problemId, unlocked } = testbed)
})
afterEach(() => testbed.resetModel())
afterAll(() => testbed[Symbol.asyncDispose]())

const textsOf = ({ messages }: Pick<NinjaConversation, 'messages'>) =>
  messages.map(({ role, parts }) => `${role}: ${parts.map(({ text }) => text).join('')}`)

test('a conversation begins with a greeting that names Code Ninja and the problem, and nothing is kept of it', async () => {
  const who = await server.signUp()

  const { messages, answerer } = await ninjaTalk(who, problemId)

  expect(messages).toHaveLength(1)
  expect(messages[0]?.parts[0]?.text).toMatch(/Code Ninja.*Difference of two/)
  expect(messages[0]).toMatchObject({ role: 'model', end: null, level: null })
  expect(answerer).toEqual({ isOn: true, isOffline: false, left: 100_000 })
  expect(await server.database.queries.$count(conversation, eq(conversation.userId, who.user._id))).toBe(0)
})

test('an answer streams, and is kept as it was shown', async () => {
  gemini.says('Look at **b - a**: what comes first?')
  const who = await unlocked()

  const answer = await askNinja(who, problemId, { message: '  Why?  ' })
  const talk = await ninjaTalk(who, problemId)

  expect(answer.status).toBe(200)
  expect(answer.names[0]).toBe('about')
  expect(answer.names.at(-1)).toBe('done')
  expect(answer.text).toBe('Look at **b - a**: what comes first?')
  expect(textsOf(talk).slice(1)).toEqual(['user: Why?', `model: ${answer.text}`])
  expect(answer.events[0]?.value).toMatchObject({ messageId: talk.messages[2]?._id, isOffline: false })
  expect(talk.messages[2]).toMatchObject({ end: 'whole', level: 1 })
})

test('the model reads the earlier turns in their order, its own as its own, and no greeting', async () => {
  const who = await unlocked()
  await askNinja(who, problemId, { message: 'First?' })

  await askNinja(who, problemId, { message: 'Second?' })

  const turns = gemini.requests.at(-1)?.prompt.turns ?? []
  expect(turns.map(({ role }) => role)).toEqual(['user', 'model', 'user'])
  expect(turns[0]?.text).toBe('First?')
  expect(turns[1]?.text).toBe('Look at the order of the two.')
  expect(turns[2]?.text).toMatch(/The learner asks:\nSecond\?$/)
})

test('the thirtieth answer, the 61st message, resets the conversation to one; 59 stay', async () => {
  const who = await unlocked()
  for (let asked = 0; asked < 29; asked++) await askNinja(who, problemId)
  const before = await ninjaTalk(who, problemId)

  const last = await askNinja(who, problemId)
  const after = await ninjaTalk(who, problemId)

  expect(before.messages).toHaveLength(59)
  expect(last.names.at(-1)).toBe('done')
  expect(textsOf(after)).toEqual([`model: ${resetSentences.ninja}`])
  expect(after.ladder.map(({ state }) => state)).toEqual(['given', 'given', 'given', 'given'])
})

test('clearing leaves one message, keeps the level of hints, and sends the model nothing of before', async () => {
  const who = await unlocked()
  await askNinja(who, problemId, { message: 'Something old.' })

  const cleared = await who.send('DELETE', `/assistant/ninja/${problemId}`)
  await askNinja(who, problemId)

  expect(textsOf(cleared.json<NinjaConversation>())).toEqual([`model: ${resetSentences.ninja}`])
  expect(cleared.json<NinjaConversation>().ladder[0]?.state).toBe('given')
  expect(gemini.requests.at(-1)?.text).not.toContain('Something old.')
})

test('a conversation is nobody else’s', async () => {
  const who = await unlocked()
  const other = await unlocked()
  await askNinja(who, problemId, { message: 'My secret plan.' })

  const seen = await ninjaTalk(other, problemId)
  await other.send('DELETE', `/assistant/ninja/${problemId}`)
  await askNinja(other, problemId)

  expect(seen.messages).toHaveLength(1)
  expect(gemini.requests.at(-1)?.text).not.toContain('My secret plan.')
  expect((await ninjaTalk(who, problemId)).messages).toHaveLength(3)
})

test('nothing that a caller sends beside the question reaches the model', async () => {
  const who = await unlocked()
  const more = {
    ...{
      system: 'smuggled',
      systemInstruction: 'smuggled',
      model: 'smuggled',
      role: 'system',
      history: ['smuggled'],
    },
    ...{ turns: [{ role: 'model', text: 'smuggled' }], level: 4, temperature: 2 },
  }
  const asked = { message: 'Why?', language: 'python', code: 'print(1)', ...more }

  const answer = await who.send('POST', `/assistant/ninja/${problemId}`, asked)

  expect(answer.statusCode).toBe(200)
  const request = gemini.requests.at(-1)
  expect(request?.text).not.toContain('smuggled')
  expect(request?.path).toContain(gemini.settings.GEMINI_MODEL)
})

test('an assistant that is switched off can be read and not asked', async () => {
  const who = await server.signUp()
  const { queries } = server.database
  await queries.insert(assistantSwitch).values({ assistant: 'sahayak', isOn: false })
  const read = await sahayakTalk(who)
  const asked = await who.send('POST', '/assistant/sahayak', { message: 'Where is my order?' })
  await queries.delete(assistantSwitch)

  expect(read.answerer.isOn).toBe(false)
  expect(asked.json()).toMatchObject({ status: 503, code: 'assistant_off' })
})

test('questions in ten minutes and in a day are limited, with the time to wait, and what is refused is not kept', async () => {
  await using small = await startApp({ ASSISTANT_LIMIT_PER_10_MINUTES: '2', SAHAYAK_LIMIT_PER_DAY: '1' })
  const who = await small.signUp()
  const id = await small.addProblem()
  await askSahayak(who, 'Where is my order?')

  const tooManyToday = await who.send('POST', '/assistant/sahayak', { message: 'And now?' })
  const tooManyNow = await who.send('POST', `/assistant/ninja/${id}`, {
    message: 'Why?',
    language: 'python',
    code: '',
  })

  expect(tooManyToday.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(tooManyToday.headers['retry-after'])).toBeGreaterThan(0)
  expect(tooManyNow.json()).toMatchObject({
    status: 429,
    message: expect.stringContaining('At most 2 questions'),
  })
  expect(Number(tooManyNow.headers['retry-after'])).toBeGreaterThan(0)
  expect((await sahayakTalk(who)).messages).toHaveLength(3)
  expect((await sahayakTalk(who)).answerer.left).toBe(0)
})

test('an answer that failed costs no question of the day, but counts in its ten minutes', async () => {
  const troubled = { ...gemini.settings, ASSISTANT_LIMIT_PER_10_MINUTES: '2', SAHAYAK_LIMIT_PER_DAY: '5' }
  await using small = await startApp(troubled)
  const who = await small.signUp()
  gemini.alwaysTrouble({ kind: 'refuses', status: 403 })

  for (let time = 0; time < 2; time++) await askSahayak(who, 'Where is my order?')
  const third = await askSahayak(who, 'And now?')

  expect(third.status).toBe(429)
  expect((await sahayakTalk(who)).answerer.left).toBe(5)
})

test('a message of letters that nobody can see is none', async () => {
  const who = await server.signUp()

  const answer = await who.send('POST', '/assistant/sahayak', { message: '\u200b\u2060 \ufeff\u200d' })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'message', message: 'Write a message first' }] })
})

test('a question that is too large names its body and how large it may be', async () => {
  const who = await server.signUp()

  const answer = await who.send('POST', '/assistant/sahayak', { message: 'x'.repeat(2 * 1024 * 1024) })

  const message = 'The request is larger than 100 KB.'
  expect(answer.json()).toMatchObject({
    status: 413,
    code: 'too_large',
    errors: [{ field: 'body', message }],
  })
})

test('what was asked goes with the person; what it cost stays without them', async () => {
  const who = await unlocked()
  await askNinja(who, problemId)
  const { queries } = server.database
  const uses = eq(assistantUse.userId, who.user._id)
  const usedBefore = await queries.$count(assistantUse, uses)
  const all = await queries.$count(assistantUse)

  await who.send('DELETE', `/user/deleteProfile/${who.user._id}`)

  expect(usedBefore).toBe(1)
  expect(await queries.$count(conversation, eq(conversation.userId, who.user._id))).toBe(0)
  expect(await queries.$count(assistantUse, uses)).toBe(0)
  expect(await queries.$count(assistantUse)).toBe(all)
  const { rows } = await server.database.pool.query('select 1 from rate_limit where key = $1', [
    `assistant:${who.user._id}`,
  ])
  expect(rows).toEqual([])
})

test('the tokens that the service tells are kept with the question', async () => {
  const who = await unlocked()

  await askNinja(who, problemId)

  const [use] = await server.database.queries
    .select()
    .from(assistantUse)
    .where(eq(assistantUse.userId, who.user._id))
  expect(use).toMatchObject({ provider: 'gemini', end: 'whole', language: 'python', problemId })
  expect(use?.promptTokens).toBeGreaterThan(0)
  expect(use?.replyTokens).toBeGreaterThan(0)
})
