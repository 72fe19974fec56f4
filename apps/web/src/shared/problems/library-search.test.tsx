import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerCalls } from '../../testing/answer-calls.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { sampleProblem } from '../../testing/samples.ts'
import { LibrarySearch } from './library-search.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const problems = ['Packing List', 'Endless Playlist', 'First Echo'].map((title, index) => ({
  ...sampleProblem(index + 1),
  title,
  alsoCalled: title === 'First Echo' ? 'Two Sum' : '',
}))

function Chooser() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <LibrarySearch
      label="Add a problem"
      problems={problems}
      chosen={chosen}
      onChoose={({ _id }) => setChosen([...chosen, _id])}
    />
  )
}

function open(settings: Parameters<typeof sampleSettings>[0] = {}) {
  const requests = answerCalls({ 'GET /api/settings': () => answer(sampleSettings(settings)) })
  renderRoutes([{ path: '/', element: <Chooser /> }], '/')
  return requests
}

test('another name finds a problem, unless tags are hidden, as such a name may tell what they do', async () => {
  open()
  await userEvent.type(screen.getByRole('searchbox'), 'two sum')
  expect(await screen.findByRole('button', { name: /First Echo/ })).toBeTruthy()
  cleanup()

  const requests = open({ hidesTags: true })
  await userEvent.type(screen.getByRole('searchbox'), 'two sum')
  await vi.waitFor(() => expect(requests).toHaveLength(1))

  expect(screen.getByText('No other problem is called so.')).toBeTruthy()
})

test('a search goes on while it has other matches, and is over with the last one', async () => {
  open()
  const field = screen.getByRole('searchbox', { name: 'Add a problem' })
  await userEvent.type(field, 'list')

  await userEvent.click(screen.getByRole('button', { name: /Packing List/ }))
  expect(field).toHaveProperty('value', 'list')
  await userEvent.click(screen.getByRole('button', { name: /Endless Playlist/ }))

  expect(field).toHaveProperty('value', '')
  expect(screen.queryByText('No other problem is called so.')).toBeNull()
})
