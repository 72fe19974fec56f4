import { type EditorSettings, editorSettingsSchema, type keymaps } from '@codedojo/contract'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'

export const keymapWords = { default: 'Standard', vim: 'Vim', emacs: 'Emacs' } as const satisfies Record<
  (typeof keymaps)[number],
  string
>

export const fontSizesPx = [11, 12, 13, 14, 15, 16, 18, 20, 24] as const
export const tabSizes = [2, 4, 8] as const

export const defaultSettings: EditorSettings = editorSettingsSchema.parse({})

const storageKey = 'codedojo:editor'
const keptSchema = editorSettingsSchema.extend({
  /** Id of the user whose account has not saved these settings yet; null if they are saved. */
  unsavedOf: z.string().nullable().default(null),
  /** When they were chosen in this browser, in milliseconds since 1970. */
  chosenAt: z.number().default(0),
})

interface StoredSettings {
  readonly settings: EditorSettings
  readonly unsavedOf: string | null
  readonly chosenAt: number
}

const listeners = new Set<() => void>()
/** The last parsed text, so that an unchanged text yields the same object; also the fallback when storage is blocked. */
let last: { text: string | null; stored: StoredSettings | null } = { text: null, stored: null }

/** The settings stored in this browser; null if none. */
export function storedSettings(): StoredSettings | null {
  const text = storedText()
  if (text !== last.text) last = { text, stored: parsed(text) }
  return last.stored
}

export function storeSettings({ settings, unsavedOf, chosenAt }: StoredSettings): void {
  const text = JSON.stringify({ ...settings, unsavedOf, chosenAt })
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    // Storage is full or blocked: the settings last until the page is closed.
  }
  last = { text, stored: { settings, unsavedOf, chosenAt } }
  for (const listener of listeners) listener()
}

/** The current settings; follows changes in this tab and others. */
export function useStoredSettings(): EditorSettings {
  return useSyncExternalStore(subscribeToSettings, storedSettings)?.settings ?? defaultSettings
}

export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return last.text
  }
}

function parsed(text: string | null): StoredSettings | null {
  try {
    const { unsavedOf, chosenAt, ...settings } = keptSchema.parse(JSON.parse(text ?? ''))
    return { settings, unsavedOf, chosenAt }
  } catch {
    return null // Nothing stored, or not by this app.
  }
}
