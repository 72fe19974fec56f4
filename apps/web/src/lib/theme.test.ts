import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseTheme, currentTheme, nextTheme, themes, toggleDaylight } from './theme.ts'

// The script that runs before the first paint; it is no module, so that it can block.
const firstPaintScript = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')

function runFirstPaintScript(): void {
  new Function(firstPaintScript)()
}

beforeEach(() => {
  document.documentElement.dataset.theme = 'leet'
})
afterEach(() => {
  localStorage.clear()
})

test('a chosen theme applies at once and is kept under the key "theme"', () => {
  chooseTheme('midnight')

  expect(document.documentElement.dataset.theme).toBe('midnight')
  expect(localStorage.getItem('theme')).toBe('midnight')
})

test.each(themes)('the stored theme %s is there before the first paint', (theme) => {
  localStorage.setItem('theme', theme)

  runFirstPaintScript()

  expect(currentTheme()).toBe(theme)
})

test('an unknown stored theme leaves the default', () => {
  localStorage.setItem('theme', 'neon')

  runFirstPaintScript()

  expect(currentTheme()).toBe('leet')
})

test('going to the next theme visits all of them and comes back', () => {
  expect(themes.map(nextTheme)).toEqual([...themes.slice(1), themes[0]])
})

test('daylight and back leads to the dark theme that was chosen before', () => {
  chooseTheme('midnight')

  toggleDaylight()
  const light = currentTheme()
  toggleDaylight()

  expect(light).toBe('daylight')
  expect(currentTheme()).toBe('midnight')
})

test('from a daylight that was always there the way leads to the default', () => {
  document.documentElement.dataset.theme = 'daylight'

  toggleDaylight()

  expect(currentTheme()).toBe('leet')
})
