import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadWhenOutdated } from './reload-when-outdated.ts'

const reload = vi.fn()
reloadWhenOutdated(reload)
const miss = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
const pageOf = (program: string) =>
  new Response(`<script type="module" src="/assets/${program}.js"></script>`)

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  document.head.innerHTML = '<script type="module" src="/assets/old.js"></script>'
})
afterEach(() => vi.unstubAllGlobals())

test('a page whose parts are gone with an update is loaded anew, but not again and again', async () => {
  vi.stubGlobal('fetch', async () => pageOf('new'))

  miss()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  miss()

  await settled()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['the server has the same pages', async () => pageOf('old')],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server cannot answer', async () => new Response('busy', { status: 503 })],
])('while %s the page stays', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer))

  miss()

  await settled()
  expect(fetch).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
