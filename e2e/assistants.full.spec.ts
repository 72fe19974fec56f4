import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { type FakeGemini, startFakeGemini } from '../apps/server/src/testing/fake-gemini/fake-gemini.ts'
import { assistantFailureSentences, ninjaConversation } from '../packages/contract/src/index.ts'
import { type Installation, startInstallation } from './installation.ts'
import { newAccount } from './support/account.ts'
import { starterProblemId } from './support/ask-for-solution.ts'

// These tests make API calls only, without a page.
test.skip(({ isMobile }) => isMobile, 'The calls are the same on a phone.')

let gemini: FakeGemini
let installation: Installation
let problemId: string

test.beforeAll(async () => {
  test.setTimeout(300_000)
  gemini = await startFakeGemini()
  // An endless answer is cut off at some length; this pace keeps that later than everything that happens here.
  gemini.frames({ paceMs: 20 })
  installation = await startInstallation(gemini.settings)
  problemId = await starterProblemId(installation.url, 'First Echo')
})
test.afterAll(async () => {
  await installation.stop()
  await gemini[Symbol.asyncDispose]()
})

const question = { message: 'How do I begin?', language: 'python', code: '' }

async function learner(): Promise<APIRequestContext> {
  const visitor = await request.newContext({ baseURL: installation.url, timeout: 60_000 })
  await visitor.post('/api/user/register', { data: { ...newAccount(), terms: true } })
  return visitor
}

const lastOf = async (who: APIRequestContext) => {
  const answer = await who.get(`/api/assistant/ninja/${problemId}`)
  return ninjaConversation.response.parse(await answer.json()).messages.at(-1)
}

/** Asks like a page and returns once the first text of the endless answer has arrived. */
async function startEndless(who: APIRequestContext) {
  gemini.alwaysTrouble({ kind: 'endless' })
  const { cookies } = await who.storageState()
  const page = new AbortController()
  const answer = await fetch(`${installation.url}/api/assistant/ninja/${problemId}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'br, gzip',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(question),
    signal: page.signal,
  })
  let arrived = ''
  const parts = (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
  while (!arrived.includes('data: {"text"')) arrived += (await parts.read()).value ?? ''
  gemini.alwaysTrouble(null)
  return { arrived, stop: () => page.abort() }
}

test('an answer arrives while it is made, and Stop reaches the service', async () => {
  const who = await learner()

  const { arrived, stop } = await startEndless(who)
  const open = gemini.openRequests()
  const busy = await who.post(`/api/assistant/ninja/${problemId}`, { data: question })
  stop()

  expect(arrived).toContain('event: about')
  expect(open).toBe(1)
  expect(busy.status()).toBe(409)
  await expect.poll(() => gemini.openRequests()).toBe(0)
  expect(gemini.requests.at(-1)?.closedBy).toBe('asker')
  await expect.poll(async () => (await lastOf(who))?.end).toBe('stopped')
})

test('a server that is killed in the middle of an answer leaves no half one, and the next question is answered', async () => {
  test.setTimeout(120_000)
  const who = await learner()
  await startEndless(who)

  const identity = await readFile(join(installation.dataFolder, 'run', 'server.pid'), 'utf8')
  process.kill(Number.parseInt(identity, 10), 'SIGKILL')
  const ask = async () => (await who.post(`/api/assistant/ninja/${problemId}`, { data: question })).status()
  await expect.poll(() => ask().catch(() => 0), { timeout: 60_000, intervals: [1000] }).toBe(200)

  const talk = ninjaConversation.response.parse(
    await (await who.get(`/api/assistant/ninja/${problemId}`)).json(),
  )
  expect(talk.messages.map(({ role, end }) => end ?? role)).toEqual([
    'model',
    'user',
    'failed',
    'user',
    'whole',
  ])
  expect(talk.messages[2]?.parts).toEqual([{ text: assistantFailureSentences.ninja }])
})
