import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JudgingState } from '../../../features/submissions/judging/judging-state.ts'
import { HintOfferLine } from './hint-offer-line.tsx'
import { judgedStates } from './testing/judged-states.ts'
import { useHintOffer } from './use-hint-offer.ts'

const minutes = 60_000
const words = 'Stuck? A hint may help.'
const onShowHint = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page({ state, isPossible = true }: { state: JudgingState; isPossible?: boolean }) {
  const offer = useHintOffer({ problemId: 'p1', state, isPossible })
  return <HintOfferLine isShown={offer.isShown} onShowHint={onShowHint} onDismiss={offer.end} />
}

function openPage(isPossible = true) {
  const { rerender, unmount } = render(<Page state={{ kind: 'idle' }} isPossible={isPossible} />)
  const judge = (...fails: (number | null)[]) => {
    for (const state of fails.flatMap(judgedStates)) rerender(<Page state={state} isPossible={isPossible} />)
  }
  return { judge, unmount, show: (state: JudgingState) => rerender(<Page state={state} />) }
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const isOffered = () => screen.getByRole('status').textContent === words

test('the offer comes with the third failure of a case, takes no focus, and goes for good with "Not now"', () => {
  const page = openPage()
  page.judge(7, 7)
  expect(isOffered()).toBe(false)
  page.judge(7)
  expect(isOffered()).toBe(true)
  expect(document.activeElement).toBe(document.body)

  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))

  page.judge(7, 7, 7, 8, 8, 8)
  pass(60 * minutes)
  expect(isOffered()).toBe(false)
  page.unmount()
  openPage().judge(7, 7, 7)
  expect(isOffered()).toBe(false)
})

test('twenty minutes without progress bring the offer, once a submission has failed', () => {
  const page = openPage()
  pass(15 * minutes)
  page.judge(7)
  pass(5 * minutes - 1)
  expect(isOffered()).toBe(false)

  pass(1)

  expect(isOffered()).toBe(true)
})

test('without a failed submission no time brings the offer, and the first failure after it does at once', () => {
  const page = openPage()
  pass(60 * minutes)
  expect(isOffered()).toBe(false)

  page.judge(7)
  pass(0)

  expect(isOffered()).toBe(true)
})

test('an Accepted submission takes the offer away, and none comes after it', () => {
  const page = openPage()
  page.judge(7, 7, 7, null)
  expect(isOffered()).toBe(false)

  page.judge(8, 8, 8)
  pass(60 * minutes)

  expect(isOffered()).toBe(false)
})

test('where no hint may be shown there is no offer', () => {
  openPage(false).judge(7, 7, 7)

  expect(isOffered()).toBe(false)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the result of an earlier visit does not count', () => {
  const page = openPage()
  for (const [, state] of [judgedStates(7), judgedStates(7), judgedStates(7)]) if (state) page.show(state)

  pass(60 * minutes)

  expect(isOffered()).toBe(false)
})
