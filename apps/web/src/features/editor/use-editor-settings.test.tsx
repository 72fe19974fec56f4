import type { EditorSettings } from '@codedojo/contract'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { defaultSettings } from './editor-settings.ts'
import { EditorSettingsFields } from './editor-settings-fields.tsx'
import { useEditorSettings } from './use-editor-settings.ts'

const storageKey = 'codedojo:editor'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  return <EditorSettingsFields chosen={useEditorSettings('user-1')} />
}

/** Mocks a server that stores what it gets, or is unreachable. */
function server(editor: EditorSettings | null) {
  const state = { editor, isAway: false }
  const requests = answerCalls({
    'GET /api/settings': () => answer(sampleSettings({ editor: state.editor })),
    'PATCH /api/settings': async (request) => {
      if (state.isAway) throw new TypeError('fetch failed')
      state.editor = (await request.json()).editor
      return answer(sampleSettings({ editor: state.editor }))
    },
  })
  const sent = () => requests.filter(({ method }) => method === 'PATCH').length
  return { state, sent }
}

const show = () => renderRoutes([{ path: '/', element: <Page /> }], '/')
const wraps = () => screen.getByRole('checkbox', { name: 'Wrap long lines' })
const isChecked = (box: HTMLElement) => box instanceof HTMLInputElement && box.checked
const mine = { ...defaultSettings, wrapsLines: true }

test('what the account has is what the editor shows, though the browser kept something else', async () => {
  localStorage.setItem(storageKey, JSON.stringify(defaultSettings))
  const { sent } = server(mine)

  show()

  await waitFor(() => expect(isChecked(wraps())).toBe(true))
  expect(sent()).toBe(0)
})

test('an account that has none takes over what the browser kept, once', async () => {
  localStorage.setItem(storageKey, JSON.stringify(mine))
  const { state, sent } = server(null)

  const { queryClient } = show()
  await waitFor(() => expect(state.editor).toEqual(mine))
  await act(() => queryClient.refetchQueries({ queryKey: settingsQuery.queryKey }))

  expect(isChecked(wraps())).toBe(true)
  expect(sent()).toBe(1)
})

test('a browser where nothing was chosen sends nothing', async () => {
  const { sent } = server(null)

  const { queryClient } = show()
  await waitFor(() => expect(queryClient.getQueryData(settingsQuery.queryKey)).toBeDefined())

  expect(sent()).toBe(0)
})

test('a choice that could not be saved holds, says so, and is sent when the server answers again', async () => {
  const { state, sent } = server(defaultSettings)
  state.isAway = true
  const { queryClient } = show()
  await waitFor(() => expect(queryClient.getQueryData(settingsQuery.queryKey)).toBeDefined())

  await userEvent.click(wraps())
  expect(await screen.findByText(/Kept in this browser only/)).toBeTruthy()
  expect(isChecked(wraps())).toBe(true)
  expect(sent()).toBe(1)
  state.isAway = false
  await act(() => queryClient.refetchQueries({ queryKey: settingsQuery.queryKey }))

  await waitFor(() => expect(state.editor).toEqual(mine))
  await waitFor(() => expect(screen.queryByText(/Kept in this browser only/)).toBeNull())
  expect(isChecked(wraps())).toBe(true)
})

test('of two quick choices the last one is kept', async () => {
  const { state } = server(defaultSettings)
  const { queryClient } = show()
  await waitFor(() => expect(queryClient.getQueryData(settingsQuery.queryKey)).toBeDefined())

  await userEvent.click(wraps())
  await userEvent.click(screen.getByRole('checkbox', { name: 'Close brackets and quotes' }))

  await waitFor(() => expect(state.editor).toEqual({ ...mine, closesBrackets: false }))
  expect(isChecked(wraps())).toBe(true)
})

test('a choice made in another tab is shown and not sent again, and an older answer does not undo it', async () => {
  const { sent } = server(defaultSettings)
  const { queryClient } = show()
  await waitFor(() => expect(queryClient.getQueryData(settingsQuery.queryKey)).toBeDefined())

  const chosenAt = Date.now() + 1000
  localStorage.setItem(storageKey, JSON.stringify({ ...mine, unsavedOf: 'user-1', chosenAt }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey })))
  await act(() => queryClient.refetchQueries({ queryKey: settingsQuery.queryKey }))

  expect(isChecked(wraps())).toBe(true)
  expect(sent()).toBe(0)
})

test('what somebody else left unsaved in this browser is not sent to the account', async () => {
  localStorage.setItem(storageKey, JSON.stringify({ ...mine, unsavedOf: 'user-2', chosenAt: 1 }))
  const { sent } = server(defaultSettings)

  show()

  await waitFor(() => expect(isChecked(wraps())).toBe(false))
  expect(sent()).toBe(0)
})
