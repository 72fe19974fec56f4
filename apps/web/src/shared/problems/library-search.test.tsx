import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { sampleProblem } from '../../testing/samples.ts'
import { LibrarySearch } from './library-search.tsx'

const problems = ['Packing List', 'Endless Playlist', 'First Echo'].map((title, index) => ({
  ...sampleProblem(index + 1),
  title,
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

test('a search goes on while it has other matches, and is over with the last one', async () => {
  render(<Chooser />)
  const field = screen.getByRole('searchbox', { name: 'Add a problem' })
  await userEvent.type(field, 'list')

  await userEvent.click(screen.getByRole('button', { name: /Packing List/ }))
  expect(field).toHaveProperty('value', 'list')
  await userEvent.click(screen.getByRole('button', { name: /Endless Playlist/ }))

  expect(field).toHaveProperty('value', '')
  expect(screen.queryByText('No other problem is called so.')).toBeNull()
})
