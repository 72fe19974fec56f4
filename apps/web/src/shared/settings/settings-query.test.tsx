import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls, refuse } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { type SettingsChange, settingsQuery, useSettingsChange } from './settings-query.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page({ change }: { change: SettingsChange }) {
  const { data } = useQuery(settingsQuery)
  const { mutate } = useSettingsChange()
  return (
    <button type="button" onClick={() => mutate(change)}>
      {data ? `In ${data.timeZone}` : 'Not known'}
    </button>
  )
}

function open(change: SettingsChange) {
  const { queryClient } = renderRoutes([{ path: '/', element: <Page change={change} /> }], '/')
  return { user: userEvent.setup(), queryClient }
}

const keys = [
  ['progress', 'streak'],
  ['problems', 'finding', 'daily'],
  ['submissions', 'history', 'of'],
  ['public-profile', 'user-1'],
  ['problems', 'list'],
]

test('are read also where the browser is too old to know the time zone', async () => {
  answerCalls({ 'GET /api/settings': () => answer(sampleSettings({ timeZone: 'America/Not_Here_Yet' })) })

  open({})

  expect(await screen.findByText('In America/Not_Here_Yet')).toBeTruthy()
})

test.each<[SettingsChange, number[]]>([
  [{ timeZone: 'Asia/Kolkata' }, [0, 1, 2]],
  [{ isPublic: true }, [3]],
  [{ hidesTags: true }, []],
])('%o makes old what depends on it, and nothing else', async (change, expected) => {
  answerCalls({
    'GET /api/settings': () => answer(sampleSettings()),
    'PATCH /api/settings': () => answer({ ...sampleSettings({ timeZone: 'Asia/Kolkata' }), ...change }),
  })
  const { user, queryClient } = open(change)
  for (const key of keys) queryClient.setQueryData(key, 'known')

  await user.click(await screen.findByRole('button', { name: 'In null' }))
  await screen.findByRole('button', { name: 'In Asia/Kolkata' })

  const old = keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated)
  expect(old).toEqual(expected.map((index) => keys[index]))
})

test('a first reading that a change has cancelled is made up for when the change fails', async () => {
  let readings = 0
  answerCalls({
    'GET /api/settings': async () => {
      readings += 1
      return readings === 1 ? Promise.withResolvers<Response>().promise : answer(sampleSettings())
    },
    'PATCH /api/settings': () => refuse({ code: 'internal', message: 'Internal Server Error' }),
  })
  const { user } = open({ isPublic: true })

  await user.click(screen.getByRole('button', { name: 'Not known' }))

  await waitFor(() => expect(screen.getByRole('button', { name: 'In null' })).toBeTruthy())
})
