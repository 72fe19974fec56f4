import { z } from 'zod'
import { readStored, writeStored } from '../../lib/stored.ts'

export const keymaps = ['default', 'vim', 'emacs'] as const
export const keymapWords = { default: 'Standard', vim: 'Vim', emacs: 'Emacs' } as const satisfies Record<
  (typeof keymaps)[number],
  string
>

export const fontSizesPx = [11, 12, 13, 14, 15, 16, 18, 20, 24] as const
export const tabSizes = [2, 4, 8] as const

const settingsSchema = z.object({
  fontPx: z.number().int().min(8).max(40).default(13),
  tabSize: z.number().int().min(1).max(8).default(4),
  keymap: z.enum(keymaps).default('default'),
  wrapsLines: z.boolean().default(false),
  suggestsWords: z.boolean().default(true),
  closesBrackets: z.boolean().default(true),
})
export type EditorSettings = z.infer<typeof settingsSchema>

export const defaultSettings: EditorSettings = settingsSchema.parse({})
const storageKey = 'codedojo:editor'

export function readSettings(): EditorSettings {
  return readStored(localStorage, storageKey, settingsSchema, defaultSettings)
}

export function keepSettings(settings: EditorSettings): void {
  writeStored(localStorage, storageKey, settings)
}
