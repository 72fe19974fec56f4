import { type ApiToken, makeApiTokenBody } from '@codedojo/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { ApiTokensPanels } from './api-tokens-panels.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const secret = `codedojo_${'a'.repeat(43)}`
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
const sampleToken = (facts: Partial<ApiToken> = {}): ApiToken => ({
  ...{ _id: 'one', name: 'Grade sheet', scopes: ['read'], lastUsedAt: null },
  ...{ createdAt: days(-3), endsAt: days(27) },
  ...facts,
})

function show({ tokens = [], isAdmin = false }: { tokens?: ApiToken[]; isAdmin?: boolean } = {}) {
  const asked: z.input<typeof makeApiTokenBody>[] = []
  const state = { tokens, asked }
  answerCalls({
    'GET /api/user/apiTokens': () => answer(state.tokens),
    'POST /api/user/apiToken': async (request) => {
      state.asked.push(makeApiTokenBody.parse(await request.json()))
      const apiToken = sampleToken({ _id: 'made', name: 'Nightly report' })
      state.tokens = [apiToken, ...state.tokens]
      return answer({ apiToken, token: secret })
    },
    'DELETE /api/user/apiToken/one': () => {
      state.tokens = state.tokens.filter(({ _id }) => _id !== 'one')
      return answer({ message: 'The token is revoked. Its next call is refused.' })
    },
  })
  const element = (
    <>
      <ApiTokensPanels isAdmin={isAdmin} />
      <Toaster />
    </>
  )
  renderRoutes([{ path: '/', element }], '/')
  return state
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'API tokens' })).getAllByRole('listitem')

test('somebody without a token is told so, and a learner is offered what learners may do', async () => {
  show()

  expect(await screen.findByText('You have no API tokens.')).toBeTruthy()
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
})

test('a token is made, shown once with the focus on it, and stands in the list', async () => {
  const state = show({ isAdmin: true })

  await userEvent.type(await screen.findByLabelText('What it is for'), 'Nightly report')
  await userEvent.click(screen.getByRole('checkbox', { name: /admin:read/ }))
  await userEvent.selectOptions(screen.getByLabelText('Ends'), '90')
  await userEvent.click(screen.getByRole('button', { name: 'Make the token' }))

  const made = within(await screen.findByRole('region', { name: 'The token Nightly report' }))
  expect(made.getByText(secret)).toBeTruthy()
  expect(made.getByText(/shown only now/).parentElement).toBe(document.activeElement)
  expect(state.asked).toMatchObject([{ name: 'Nightly report', scopes: ['read', 'admin:read'] }])
  const end = Date.parse(state.asked[0]?.endsAt ?? '')
  expect(Math.round((end - Date.now()) / 86_400_000)).toBe(90)
  expect(await rows()).toHaveLength(1)

  await userEvent.click(made.getByRole('button', { name: 'I have copied it' }))
  expect(screen.queryByText(secret)).toBeNull()
})

test('without a name and without a scope nothing is asked of the server', async () => {
  const state = show()

  await userEvent.click(await screen.findByRole('checkbox', { name: /read/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Make the token' }))

  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect(screen.getByText('Choose at least one thing that the token may do')).toBeTruthy()
  expect(state.asked).toEqual([])
})

test('a token in force is revoked after a question', async () => {
  show({ tokens: [sampleToken({ lastUsedAt: days(-1) }), sampleToken({ _id: 'two', name: 'Other' })] })

  await userEvent.click(await screen.findByRole('button', { name: 'Revoke the token Grade sheet' }))
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke the token' }),
  )

  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('a token that has ended says so, and is removed without a question', async () => {
  show({ tokens: [sampleToken({ endsAt: days(-1) })] })
  const [row] = await rows()
  expect(row?.textContent).toContain('Ended')

  await userEvent.click(screen.getByRole('button', { name: 'Remove the token Grade sheet' }))

  expect(await screen.findByText('You have no API tokens.')).toBeTruthy()
})
