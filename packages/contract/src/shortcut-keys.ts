import { z } from 'zod'

/** Actions whose shortcut users can change. Save is excluded: its shortcut is fixed, so that it can never be bound to submit. */
export const shortcutActions = ['run', 'submit', 'nextFailure', 'toggleDock', 'maximise'] as const
export type ShortcutAction = (typeof shortcutActions)[number]

/** The shortcut of every action. */
export type Shortcuts = Readonly<Record<ShortcutAction, string>>

/** On a Mac, Command+M is reserved by the system, so maximising uses Ctrl everywhere. */
export const defaultShortcuts: Shortcuts = {
  run: "Mod+'",
  submit: 'Mod+Enter',
  nextFailure: 'Alt+N',
  toggleDock: 'Mod+J',
  maximise: 'Ctrl+M',
}

/** Stored shortcuts; actions that are absent use their default. `shortcutKeysSchema` determines which may be chosen. */
export const chosenKeysSchema = z.partialRecord(z.enum(shortcutActions), z.string())
export type ShortcutKeys = z.infer<typeof chosenKeysSchema>
