import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ProblemView, useProblemView } from './use-problem-view.ts'

let isPhone = false
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  isPhone = false
})

let shown: ProblemView | undefined
const view = () => shown ?? expect.fail('No view.')

function Page({ tell }: { tell: (view: ProblemView) => void }) {
  tell(useProblemView())
  return (
    <>
      <textarea aria-label="Note" />
      <textarea aria-label="Code" className="plain-code" />
    </>
  )
}

function open(at: string): void {
  const tell = (view: ProblemView) => {
    shown = view
  }
  const routes = [{ path: '/', element: <Page tell={tell} /> }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />)
}

test('on a phone a verdict leaves people where they have gone since it was sent', async () => {
  isPhone = true
  open('/?tab=code')
  act(() => view().showResults())
  expect(view().phone).toBe('results')
  act(() => view().showPhone('code'))

  act(() => view().showVerdict('submit'))

  expect(view()).toMatchObject({ phone: 'code', isOverlayOpen: false })
})

test.each([
  ['the code', 'Code', 'result'],
  ['a note', 'Note', 'notes'],
])('on a large screen a verdict comes while somebody writes %s', async (_, field, left) => {
  open('/?tab=notes')
  screen.getByLabelText(field).focus()

  act(() => view().showVerdict('submit'))

  expect(view().left).toBe(left)
})
