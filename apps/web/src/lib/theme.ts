import { useSyncExternalStore } from 'react'
import { writeStored } from './browser-storage.ts'

/** In the order of the menu; the first is the default. `public/theme.js` knows the same names. */
export const themes = ['leet', 'hacker', 'midnight', 'daylight'] as const
export type Theme = (typeof themes)[number]

export const themeTones = {
  leet: 'Near-black, amber',
  hacker: 'Black-green, phosphor',
  midnight: 'Deep navy, violet',
  daylight: 'A true light theme',
} as const satisfies Record<Theme, string>

const storageKey = 'theme'
/** The dark theme that the light theme replaced, to toggle back to. */
const darkThemeKey = 'theme-dark'
const listeners = new Set<() => void>()

export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme)
}

/** Applies a theme at once and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is full or blocked: the choice holds until the page is closed.
  }
  apply(theme)
}

export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'leet'
}

/** Toggles between the light theme and the dark theme that was chosen last. */
export function toggleDaylight(): void {
  chooseTheme(currentTheme() === 'daylight' ? lastDarkTheme() : 'daylight')
}

function lastDarkTheme(): Theme {
  try {
    const last = themeOf(JSON.parse(localStorage.getItem(darkThemeKey) ?? 'null'))
    return last === 'daylight' ? 'leet' : last
  } catch {
    return 'leet'
  }
}

/** The theme of this name; the default when there is none. */
function themeOf(name: unknown): Theme {
  return themes.find((theme) => theme === name) ?? 'leet'
}

/** The current theme; follows a change in this tab or another. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}

function apply(theme: Theme): void {
  if (theme === 'daylight' && currentTheme() !== 'daylight')
    writeStored(localStorage, darkThemeKey, currentTheme())
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey) apply(themeOf(event.newValue))
  }
  listeners.add(listener)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followOtherTab)
  }
}
