import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { askProviders } from './ask-providers.ts'

afterEach(() => vi.unstubAllGlobals())

const ask = () => askProviders(new AbortController().signal)

test('of the providers that the server names, those are offered that we know', async () => {
  answerCalls({ 'GET /api/user/signInWays': () => answer({ providers: ['github', 'elsewhere'] }) })

  expect(await ask()).toEqual(['github'])
})

test('a failure is no answer, which could be kept for good', async () => {
  answerCalls({
    'GET /api/user/signInWays': () => refuse({ code: 'too_many_requests', message: 'Wait a moment.' }),
  })

  await expect(ask()).rejects.toMatchObject({ status: 429 })
})
