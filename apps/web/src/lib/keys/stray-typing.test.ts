import { expect, test } from 'vitest'
import { createStrayTypingDetector } from './stray-typing.ts'

const shortcuts = new Set(['k', 'g', 'p', '?'])
const plain = { ctrlKey: false, metaKey: false, altKey: false }

/** The keys that trigger a shortcut, of those pressed at this pace. */
function actsOf(keys: string, everyMs: number): string {
  const isTyping = createStrayTypingDetector()
  return [...keys]
    .filter((key, index) => {
      const isShortcut = shortcuts.has(key)
      return !isTyping({ ...plain, key, timeStamp: 1000 + index * everyMs }, isShortcut) && isShortcut
    })
    .join('')
}

test.each([
  { what: 'a shortcut again and again', keys: 'kkk', everyMs: 150, acts: 'kkk' },
  { what: 'a sequence of two', keys: 'gp', everyMs: 150, acts: 'gp' },
  { what: 'words', keys: 'a kept gap, like?', everyMs: 150, acts: '' },
  { what: 'slow words', keys: 'ask it', everyMs: 900, acts: '' },
  { what: 'a shortcut some time after a letter', keys: 'ak', everyMs: 1100, acts: 'k' },
])('$what: $acts', ({ keys, everyMs, acts }) => {
  expect(actsOf(keys, everyMs)).toBe(acts)
})
