import { expect, test } from 'vitest'
import { reloadWhenOutdated } from './reload-when-outdated.ts'

test('a page whose parts are gone is loaded anew, but not again and again', () => {
  let reloads = 0
  reloadWhenOutdated(() => reloads++)
  const miss = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

  const isThrown = [miss(), miss()]

  expect(reloads).toBe(1)
  expect(isThrown).toEqual([false, true])
})
