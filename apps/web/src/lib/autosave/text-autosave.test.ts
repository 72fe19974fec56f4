import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { postponeSignIn, registerSignInDialog, resumeSession, waitForSignIn } from '../api/session-end.ts'
import { type SaveOutcome, saveFailureOf } from './save-outcome.ts'
import { TextAutosave } from './text-autosave.ts'
import { watchPage } from './watch-page.ts'

class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>()
  get length() {
    return this.#entries.size
  }
  clear = () => this.#entries.clear()
  getItem = (key: string) => this.#entries.get(key) ?? null
  key = (index: number) => [...this.#entries.keys()][index] ?? null
  removeItem = (key: string) => void this.#entries.delete(key)
  setItem = (key: string, value: string) => void this.#entries.set(key, value)
}

/** A server that stores one text and refuses a save with an old revision, as the real one does. */
class TextServer {
  text = ''
  revision = 0
  isDown = false
  isBusy = false
  isSignedOut = false
  saves = 0
  save = async (text: string, revision: number): Promise<SaveOutcome> => {
    this.saves += 1
    if (this.isSignedOut)
      return saveFailureOf(
        new ApiError({ status: 401, code: 'not_signed_in', message: 'You are not signed in.' }),
      )
    if (this.isBusy) return { kind: 'later', message: 'Slowly.', afterSeconds: 20 }
    if (this.isDown)
      return { kind: 'failed', message: 'No connection to the server. Try again when it is back.' }
    if (revision !== this.revision) return { kind: 'changed', text: this.text, revision: this.revision }
    this.text = text
    this.revision += 1
    return { kind: 'saved', revision: this.revision }
  }
}

let storage: MemoryStorage
let server: TextServer
const openAutosave = (kept: { text: string; revision: number; updatedAt: string } | null = null) =>
  new TextAutosave({ key: 'text', starter: 'starter', server: kept, storage, save: server.save })

beforeEach(() => {
  vi.useFakeTimers()
  storage = new MemoryStorage()
  server = new TextServer()
})
afterEach(() => {
  vi.useRealTimers()
})

test('typing is in the browser within a second and on the server within five', async () => {
  const autosave = openAutosave()

  autosave.type('a')
  await vi.advanceTimersByTimeAsync(200)
  autosave.type('ab')
  await vi.advanceTimersByTimeAsync(800)

  expect(storage.getItem('text')).toContain('"text":"ab"')
  expect(autosave.snapshot().saved).toBe('saving')
  await vi.advanceTimersByTimeAsync(4000)
  expect(server.text).toBe('ab')
  expect(autosave.snapshot().saved).toBe('saved')
})

test('somebody who never stops typing is still saved every few seconds', async () => {
  const autosave = openAutosave()

  for (let step = 0; step < 100; step += 1) {
    autosave.type('x'.repeat(step + 1))
    await vi.advanceTimersByTimeAsync(100)
  }

  expect(server.saves).toBeGreaterThanOrEqual(3)
  expect(server.text.length).toBeGreaterThan(70)
})

test('a new page after a crash opens with what was typed, and brings it to the server', async () => {
  server.isDown = true
  const before = openAutosave()
  before.type('typed before the crash')
  await vi.advanceTimersByTimeAsync(1000)
  await before.close()
  server.isDown = false

  const after = openAutosave()
  await vi.advanceTimersByTimeAsync(100)

  expect(after.snapshot()).toMatchObject({ text: 'typed before the crash', saved: 'saved' })
  expect(server.text).toBe('typed before the crash')
})

test('without a server the text is kept on the device and saved when the server is back', async () => {
  server.isDown = true
  const autosave = openAutosave()
  autosave.type('offline work')
  await vi.advanceTimersByTimeAsync(3000)
  expect(autosave.snapshot()).toMatchObject({
    saved: 'offline',
    failure: 'No connection to the server. Try again when it is back.',
  })

  server.isDown = false
  await vi.advanceTimersByTimeAsync(6000)

  expect(autosave.snapshot()).toMatchObject({ saved: 'saved', failure: null })
  expect(server.text).toBe('offline work')
})

test('a refused text is not saved, is not sent again unchanged, and a changed one is', async () => {
  const sent: string[] = []
  const save = async (text: string): Promise<SaveOutcome> => {
    sent.push(text)
    return text === 'too long' ? { kind: 'refused', message: 'Too long' } : { kind: 'saved', revision: 1 }
  }
  const autosave = new TextAutosave({ key: 'text', starter: 'starter', server: null, storage, save })
  autosave.type('too long')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(autosave.snapshot()).toMatchObject({ saved: 'refused', failure: 'Too long' })
  expect(sent).toEqual(['too long'])

  autosave.type('short')
  await vi.advanceTimersByTimeAsync(3000)

  expect(autosave.snapshot()).toMatchObject({ saved: 'saved', failure: null })
})

test('what cannot be stored as text is left out of what is typed and of what was kept earlier', async () => {
  const before = openAutosave()
  before.type('a\ud83db')
  expect(before.snapshot().text).toBe('ab')
  const record = { text: 'c\ude00d', updatedAt: Date.now() + 1, revision: 0, isSynced: false, other: null }
  storage.setItem('text', JSON.stringify(record))

  const after = openAutosave()
  await vi.advanceTimersByTimeAsync(100)

  expect(server.text).toBe('cd')
  expect(after.snapshot().saved).toBe('saved')
})

async function conflictingAutosave() {
  const autosave = openAutosave()
  server.text = 'from another device'
  server.revision = 4
  autosave.type('mine')
  await vi.advanceTimersByTimeAsync(3000)
  return autosave
}

test('a save on top of another device offers both versions and overwrites neither', async () => {
  const autosave = await conflictingAutosave()

  expect(autosave.snapshot()).toMatchObject({ text: 'mine', other: 'from another device' })
  expect(server.text).toBe('from another device')
  expect(storage.getItem('text')).toContain('from another device')
  autosave.type('mine, going on')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.text).toBe('from another device')
})

test('keeping mine saves it over the other version', async () => {
  const autosave = await conflictingAutosave()

  autosave.keepMine()
  await vi.advanceTimersByTimeAsync(10)

  expect(server.text).toBe('mine')
  expect(autosave.snapshot()).toMatchObject({ text: 'mine', other: null, saved: 'saved' })
})

test('using the other version puts it into the editor', async () => {
  const autosave = await conflictingAutosave()

  autosave.takeOther()
  await vi.advanceTimersByTimeAsync(10)

  expect(autosave.snapshot()).toMatchObject({ text: 'from another device', other: null, saved: 'saved' })
})

test('a second tab follows the first', async () => {
  const first = openAutosave()
  const second = openAutosave()

  first.type('typed in the first tab')
  await vi.advanceTimersByTimeAsync(400)
  second.follow(storage.getItem('text'))

  expect(second.snapshot().text).toBe('typed in the first tab')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.revision).toBe(1)
})

test('a tab with typing of its own keeps it and offers what the other tab wrote', async () => {
  const first = openAutosave()
  const second = openAutosave()
  second.type('unstored typing')
  await vi.advanceTimersByTimeAsync(10)

  first.type('first')
  first.storeInBrowser()
  second.follow(storage.getItem('text'))

  expect(second.snapshot()).toMatchObject({ text: 'unstored typing', other: 'first' })
})

test('several flushes during a save lead to one more save, not to several of the same text', async () => {
  const answered = Promise.withResolvers<void>()
  const save = async (text: string, revision: number) => {
    await answered.promise
    return server.save(text, revision)
  }
  const autosave = new TextAutosave({ key: 'text', starter: 'starter', server: null, storage, save })
  autosave.type('a')
  const first = autosave.flush()
  autosave.type('ab')

  const others = [autosave.flush(true), autosave.flush(true)]
  answered.resolve()
  await Promise.all([first, ...others])

  expect(server.saves).toBe(2)
  expect(server.text).toBe('ab')
  expect(autosave.snapshot()).toMatchObject({ saved: 'saved', other: null })
})

test('flushing saves at once, and only when there is something to save', async () => {
  const autosave = openAutosave()
  await autosave.flush()
  expect(server.saves).toBe(0)

  autosave.type('now')
  await autosave.flush()

  expect(server.text).toBe('now')
})

test('an autosave that was closed while offline does not write over what a later one stored', async () => {
  server.isDown = true
  const before = openAutosave()
  before.type('old')
  const closing = before.close()
  const after = openAutosave()
  after.type('new')
  after.storeInBrowser()
  await closing
  server.isDown = false
  await vi.advanceTimersByTimeAsync(10_000)

  expect(storage.getItem('text')).toContain('"text":"new"')
  expect(server.text).toBe('new')
})

test('a server that asks to wait gets the text after the time it named, and the moment is told', async () => {
  const autosave = openAutosave()
  server.isBusy = true
  autosave.type('typed fast')
  await vi.advanceTimersByTimeAsync(2500)
  expect(autosave.snapshot()).toMatchObject({ saved: 'later', nextTryAt: Date.now() + 20_000 })
  server.isBusy = false

  await vi.advanceTimersByTimeAsync(19_000)
  const before = server.text
  await vi.advanceTimersByTimeAsync(1500)

  expect(before).toBe('')
  expect(server.text).toBe('typed fast')
  expect(autosave.snapshot()).toMatchObject({ saved: 'saved', nextTryAt: null })
})

test('code that an earlier version of the program left in the browser is still read', () => {
  const record = { code: 'from before', updatedAt: Date.now() + 1, revision: 0, isSynced: false, other: null }
  storage.setItem('text', JSON.stringify(record))

  expect(openAutosave().snapshot().text).toBe('from before')
})

test('what was typed after the session had ended is saved as soon as the same person is signed in again', async () => {
  const release = registerSignInDialog()
  const autosave = openAutosave()
  const stop = watchPage(autosave)
  server.isSignedOut = true
  void waitForSignIn({ isAct: false })
  postponeSignIn()
  autosave.type('typed meanwhile')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(autosave.snapshot().saved).toBe('signedOut')
  expect(server.saves).toBe(1)

  server.isSignedOut = false
  resumeSession()
  await vi.advanceTimersByTimeAsync(0)

  expect(server.text).toBe('typed meanwhile')
  expect(autosave.snapshot().saved).toBe('saved')
  stop()
  release()
})
