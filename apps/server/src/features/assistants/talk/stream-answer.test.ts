import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventStream } from '../../../http/event-streams.ts'
import { type OpenAnswer, openAnswer } from './open-answer.ts'
import type { Reply } from './reply.ts'
import { streamAnswer } from './stream-answer.ts'
import { openTalkTestbed, type TalkTestbed } from './testing/talk-testbed.ts'

const { assistantUse, chatMessage } = schema
let testbed: TalkTestbed
let server: TalkTestbed['server']
beforeAll(async () => {
  testbed = await openTalkTestbed()
  server = testbed.server
})
afterAll(() => testbed[Symbol.asyncDispose]())

async function open(): Promise<OpenAnswer> {
  const who = await server.signUp()
  const ofWhom = { userId: who.user._id, assistant: 'ninja', problemId: testbed.problemId } as const
  const use = { ...ofWhom, perDay: 5, language: null, provider: 'coach', model: '' } as const
  return openAnswer(server.database, { pair: ofWhom, message: 'Why?', use })
}

/** Streams a whole answer, runs an action in the middle of it, and returns the names of the events sent. */
async function give(opened: OpenAnswer, meanwhile: () => Promise<unknown>): Promise<readonly string[]> {
  const told: string[] = []
  const stream: EventStream = {
    write: (_, name = 'message') => void told.push(name),
    end: () => undefined,
    ended: new AbortController().signal,
  }
  async function* reply(): Reply {
    yield { kind: 'text', text: 'Look at the order.' }
    await meanwhile()
    return { end: 'whole', level: 1, used: [], promptTokens: 5, replyTokens: 2 }
  }
  const log = { error: () => undefined }
  await streamAnswer(server.context, { assistant: 'ninja', opened, stream, log, reply: async () => reply() })
  return told
}

const answerOf = async ({ answerId, useId }: Pick<OpenAnswer, 'answerId' | 'useId'>) => {
  const { queries } = server.database
  const [message] = await queries
    .select({ end: chatMessage.end })
    .from(chatMessage)
    .where(eq(chatMessage.id, answerId))
  const [use] = await queries
    .select({ end: assistantUse.end, promptTokens: assistantUse.promptTokens })
    .from(assistantUse)
    .where(eq(assistantUse.id, useId))
  return { message, use }
}

test('an answer that was given up for lost while it was written is not told as done; what it cost is kept', async () => {
  const opened = await open()
  const { queries } = server.database

  const told = await give(opened, () =>
    queries.update(chatMessage).set({ end: 'failed' }).where(eq(chatMessage.id, opened.answerId)),
  )

  expect(told).toEqual(['message', 'error'])
  expect((await answerOf(opened)).use).toMatchObject({ promptTokens: 5 })
})

test('an answer whose use cannot be written down is not kept either', async () => {
  const opened = await open()

  const told = await give({ ...opened, useId: 'no id' }, async () => undefined)

  expect(told.at(-1)).toBe('error')
  expect(await answerOf(opened)).toEqual({ message: { end: null }, use: { end: null, promptTokens: null } })
})

test('an answer that is kept is told as done', async () => {
  const opened = await open()

  const told = await give(opened, async () => undefined)

  expect(told).toEqual(['message', 'done'])
  expect(await answerOf(opened)).toEqual({
    message: { end: 'whole' },
    use: { end: 'whole', promptTokens: 5 },
  })
})
