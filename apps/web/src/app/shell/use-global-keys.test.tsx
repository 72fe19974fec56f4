import { cleanup, fireEvent } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../../features/accounts/queries.ts'
import { currentTheme } from '../../lib/theme.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { useGlobalKeys } from './use-global-keys.ts'

const [openPalette, openShortcuts] = [vi.fn(), vi.fn()]
beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

function Page() {
  useGlobalKeys(useMemo(() => ({ openPalette, openShortcuts, offerShortcuts: () => () => {} }), []))
  return null
}

function press(...keys: string[]) {
  const page = <Page />
  const { queryClient, router } = renderRoutes([{ path: '*', element: page }], '/plans')
  queryClient.setQueryData(sessionQuery.queryKey, sampleUser())
  for (const key of keys) fireEvent.keyDown(document.body, { key })
  return router.state.location.pathname
}

test.each([...'abcdefghijklmnopqrstuvwxyz'])('the letter %s alone changes nothing', (key) => {
  const theme = currentTheme()

  expect(press(key)).toBe('/plans')
  expect(currentTheme()).toBe(theme)
  expect(openPalette).not.toHaveBeenCalled()
  expect(openShortcuts).not.toHaveBeenCalled()
})

test('a sign opens the sheet, and G with another letter a page', () => {
  expect(press('?')).toBe('/plans')
  expect(openShortcuts).toHaveBeenCalledOnce()
  cleanup()

  expect(press('g', 's')).toBe('/settings')
})
