import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type LazyPart, LazyPartView, lazyPart } from './lazy-part.tsx'

afterEach(cleanup)

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const Farewell = ({ name }: { name: string }) => <p>Goodbye {name}</p>

function show(part: LazyPart<{ name: string }>) {
  render(
    <LazyPartView
      part={part}
      given={{ name: 'Ada' }}
      skeleton={<p>Loading</p>}
      failure="The greeting could not be loaded."
    />,
  )
}

test('a part is shown when it is loaded, and the next time at once', async () => {
  const part = lazyPart(async () => Greeting)
  show(part)
  expect(screen.getByText('Loading')).toBeTruthy()
  await screen.findByText('Hello Ada')
  cleanup()

  show(part)

  expect(screen.getByText('Hello Ada')).toBeTruthy()
})

test('a part that cannot be loaded says so, and Retry loads it', async () => {
  let isBroken = true
  show(
    lazyPart(async () => {
      if (isBroken) throw new Error('The file could not be loaded.')
      return Greeting
    }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('The greeting could not be loaded.')

  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})

test('another part in its place is loaded, too', async () => {
  const given = { given: { name: 'Ada' }, skeleton: <p>Loading</p>, failure: 'It could not be loaded.' }
  const { rerender } = render(<LazyPartView part={lazyPart(async () => Greeting)} {...given} />)
  await screen.findByText('Hello Ada')

  rerender(<LazyPartView part={lazyPart(async () => Farewell)} {...given} />)

  expect(await screen.findByText('Goodbye Ada')).toBeTruthy()
})
