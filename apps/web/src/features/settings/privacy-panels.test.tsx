import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { Toaster } from '../../ui/toast.tsx'
import { PrivacyPanels } from './privacy-panels.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const { data } = useQuery(settingsQuery)
  return (
    <>
      {data && <PrivacyPanels settings={data} publicProfileLink={<a href="/profile/1">What others see</a>} />}
      <Toaster />
    </>
  )
}

async function show() {
  const state = { settings: sampleSettings(), isAway: false }
  answerCalls({
    'GET /api/settings': () => answer(state.settings),
    'PATCH /api/settings': async (request) => {
      if (state.isAway) throw new TypeError('fetch failed')
      state.settings = { ...state.settings, ...(await request.json()) }
      return answer(state.settings)
    },
  })
  renderRoutes([{ path: '/', element: <Page /> }], '/')
  await screen.findByRole('region', { name: 'Public profile' })
  return state
}

const publicBox = () => screen.getByRole('checkbox', { name: /Show my profile/ })

test('a public profile has a way to what others see', async () => {
  const state = await show()
  expect(screen.queryByRole('link', { name: 'What others see' })).toBeNull()

  await userEvent.click(publicBox())

  expect(await screen.findByRole('link', { name: 'What others see' })).toBeTruthy()
  expect(state.settings.isPublic).toBe(true)
})

test('difficulty and tags are hidden apart from each other', async () => {
  const state = await show()

  const tags = screen.getByRole('checkbox', { name: 'Hide the tags' })
  fireEvent.click(tags)
  expect(tags).toHaveProperty('checked', true)

  expect(await screen.findByText('Tags are hidden now.')).toBeTruthy()
  expect(state.settings).toMatchObject({ hidesTags: true, hidesDifficulty: false })
})

test('a choice that was not saved goes back, and can be tried again', async () => {
  const state = await show()
  state.isAway = true

  await userEvent.click(publicBox())
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(publicBox()).toHaveProperty('checked', false)
  state.isAway = false
  fireEvent.click(retry)

  await waitFor(() => expect(publicBox()).toHaveProperty('checked', true))
})
