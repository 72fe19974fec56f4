import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { setPageAccount } from '../api/page-account.ts'
import { FormDraftStore } from './form-draft-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  setPageAccount('meera')
})
afterEach(() => vi.useRealTimers())

const open = (what = 'contact') => new FormDraftStore<string>({ what, schema: z.string() })
const inAnotherTab = () => sessionStorage.clear()

function typed(text: string) {
  const draftStore = open()
  draftStore.type(text, '')
  vi.advanceTimersByTime(300)
  return draftStore
}

test('what was typed is there a moment later, without a word of the page that it closes', () => {
  typed('Where is my parcel?')

  expect(open().found?.values).toBe('Where is my parcel?')
  expect(open('another form').found).toBeNull()
})

test('a page that goes away stores what was typed at once', () => {
  const draftStore = open()
  draftStore.type('Half a', '')

  void draftStore.flush()

  expect(open().found?.values).toBe('Half a')
})

test('what was sent or given up is gone', () => {
  const draftStore = typed('Sent')

  draftStore.forget()

  expect(open().found).toBeNull()
})

test('nobody else sees it, and nothing is kept of a visitor', () => {
  typed('Of Meera')

  setPageAccount('dan')
  expect(open().found).toBeNull()
  setPageAccount(null)
  typed('Of nobody')
  expect(open().found).toBeNull()
  setPageAccount('meera')
  expect(open().found?.values).toBe('Of Meera')
})

test('two windows with the same form keep their own texts, and each finds its own again', () => {
  const first = typed('First letter')
  const firstTab = sessionStorage.getItem('codedojo:tab') ?? ''
  vi.advanceTimersByTime(1000)
  inAnotherTab()
  typed('Second letter')

  expect(open().found?.values).toBe('Second letter')
  sessionStorage.setItem('codedojo:tab', firstTab)
  expect(open().found?.values).toBe('First letter')
  first.forget()
  expect(open().found?.values).toBe('Second letter')
})

test('what another window takes up and sends is not eaten when the first has gone on typing', () => {
  const first = typed('A letter')
  inAnotherTab()
  const second = open()
  second.adopt()
  first.type('A letter, longer', '')
  vi.advanceTimersByTime(300)

  second.type('A letter sent', '')
  vi.advanceTimersByTime(300)
  second.forget()

  expect(open().found?.values).toBe('A letter, longer')
})

test('what was taken up is kept once, not twice', () => {
  typed('A letter')
  const again = open()
  again.adopt()

  again.type('A letter and more', '')
  vi.advanceTimersByTime(300)

  expect(Object.keys(localStorage).filter((key) => key.startsWith('codedojo:typed:'))).toHaveLength(1)
})

test('a storage that is full is told, and no error', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const draftStore = typed('Too much')

  expect(draftStore.isRefused()).toBe(true)

  full.mockRestore()
  draftStore.type('Less', '')
  vi.advanceTimersByTime(300)
  expect(draftStore.isRefused()).toBe(false)
})

test('what today’s form cannot read counts as nothing, and what is older than two months is gone', () => {
  typed('Old')
  expect(new FormDraftStore<number>({ what: 'contact', schema: z.number() }).found).toBeNull()

  vi.advanceTimersByTime(61 * 24 * 60 * 60 * 1000)

  expect(open().found).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('codedojo:typed:'))).toEqual([])
})
