import type { Settings } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { answer, answerCalls } from '../../../testing/answer-calls.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { sampleSettings } from '../../../testing/sample-settings.ts'
import { Toaster } from '../../../ui/toast.tsx'
import { KeysPanel } from './keys-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const { data } = useQuery(settingsQuery)
  return (
    <>
      {data && <KeysPanel settings={data} />}
      <Toaster />
    </>
  )
}

async function show(keys: Settings['keys'] = {}) {
  const state = { keys, isAway: false }
  answerCalls({
    'GET /api/settings': () => answer(sampleSettings({ keys: state.keys })),
    'PATCH /api/settings': async (request) => {
      if (state.isAway) throw new TypeError('fetch failed')
      state.keys = (await request.json()).keys
      return answer(sampleSettings({ keys: state.keys }))
    },
  })
  renderRoutes([{ path: '/', element: <Page /> }], '/')
  await screen.findByRole('region', { name: 'Keys' })
  return state
}

async function press(words: string, keys: string) {
  await userEvent.click(screen.getByRole('button', { name: `Change the keys of ${words}` }))
  await userEvent.keyboard(keys)
}

test('the keys that are pressed become those of the action', async () => {
  const state = await show()

  await press('Run', '{Control>}{Shift>}b{/Shift}{/Control}')

  await waitFor(() => expect(state.keys).toEqual({ run: 'Mod+Shift+B' }))
  expect(await screen.findByText('Run: Ctrl Shift B')).toBeTruthy()
})

test('keys that belong to something else are refused with the reason, and nothing is saved', async () => {
  const state = await show()

  await press('Submit', '{Control>}s{/Control}')

  expect(await screen.findByText(/These keys save the code/)).toBeTruthy()
  expect(state.keys).toEqual({})
})

test('two actions can swap their keys', async () => {
  const state = await show()

  await press('Run', '{Control>}{Enter}{/Control}')
  await userEvent.click(await screen.findByRole('button', { name: 'Swap keys with Submit' }))

  await waitFor(() => expect(state.keys).toEqual({ run: 'Mod+Enter', submit: "Mod+'" }))
})

test('Escape leaves the keys as they are', async () => {
  const state = await show({ run: 'F9' })

  await press('Run', '{Escape}')

  expect(screen.getByText('F9')).toBeTruthy()
  expect(state.keys).toEqual({ run: 'F9' })
})

test('a key goes back to what it was at first, unless another action has it now', async () => {
  const state = await show({ run: 'Mod+Enter', submit: 'F9' })

  await userEvent.click(screen.getByRole('button', { name: 'Reset the keys of Submit' }))
  expect(await screen.findByText('Run has these keys.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Reset all keys' }))

  await waitFor(() => expect(state.keys).toEqual({}))
})

test('a failure is told and can be tried again', async () => {
  const state = await show()
  state.isAway = true

  await press('Run', '{F9}')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByText('F9')).toBeNull()
  state.isAway = false
  fireEvent.click(retry)

  await waitFor(() => expect(state.keys).toEqual({ run: 'F9' }))
})

test('keys that are reset leave the focus in their row, though the button goes', async () => {
  const state = await show({ run: 'Mod+Shift+B' })

  await userEvent.click(screen.getByRole('button', { name: 'Reset the keys of Run' }))

  await waitFor(() => expect(state.keys).toEqual({}))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset the keys of Run' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the keys of Run' }))
})

test('resetting all keys leaves the focus where it was', async () => {
  const state = await show({ run: 'Mod+Shift+B' })
  const reset = screen.getByRole('button', { name: 'Reset all keys' })

  await userEvent.click(reset)

  await waitFor(() => expect(state.keys).toEqual({}))
  await waitFor(() => expect(reset.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(reset)
})
