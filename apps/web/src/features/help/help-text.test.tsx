import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { HelpText } from './help-text.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a page that is not there says so below a heading', async () => {
  const refusal = { code: 'not_found', message: 'There is no such page of help.' } as const
  answerCalls({ 'GET /api/help/nowhere': () => refuse(refusal) })

  renderRoutes([{ path: '/', element: <HelpText slug="nowhere" /> }], '/')

  expect(await screen.findByText('There is no such page of help.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeTruthy()
})
