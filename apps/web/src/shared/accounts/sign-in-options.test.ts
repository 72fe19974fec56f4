import { signInProviderNames } from '@codedojo/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { fetchSignInOptions } from './sign-in-options.ts'

afterEach(() => vi.unstubAllGlobals())

const ask = () => fetchSignInOptions(new AbortController().signal)

test.each([
  [
    { providers: ['github', 'elsewhere'], canSendMail: true },
    { providers: ['github'], names: signInProviderNames, canSendMail: true, hasPasskeys: false },
  ],
  [
    { providers: ['oidc'], names: { oidc: 'Hill College', google: 7 }, canSendMail: false },
    {
      providers: ['oidc'],
      names: { ...signInProviderNames, oidc: 'Hill College' },
      canSendMail: false,
      hasPasskeys: false,
    },
  ],
  [
    { providers: 'github' },
    { providers: [], names: signInProviderNames, canSendMail: false, hasPasskeys: false },
  ],
  [null, { providers: [], names: signInProviderNames, canSendMail: false, hasPasskeys: false }],
])('of what the server names in %j that is offered which we know', async (named, offered) => {
  answerCalls({ 'GET /api/user/signInWays': () => answer(named) })

  expect(await ask()).toEqual(offered)
})

test('a failure is no answer, which could be kept for good', async () => {
  answerCalls({
    'GET /api/user/signInWays': () => refuse({ code: 'too_many_requests', message: 'Wait a moment.' }),
  })

  await expect(ask()).rejects.toMatchObject({ status: 429 })
})
