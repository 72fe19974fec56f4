import { z } from 'zod'

/** The actions whose shortcut a person can change. Save is not among them: its key is fixed, so it can never be bound to submit. */
export const shortcutActions = ['run', 'submit', 'nextFailure', 'toggleDock', 'maximise'] as const
export type ShortcutAction = (typeof shortcutActions)[number]

/** The key of every action. */
export type Shortcuts = Readonly<Record<ShortcutAction, string>>

/** On a Mac the command key with M belongs to the system, so maximising has Ctrl everywhere. */
export const defaultShortcuts: Shortcuts = {
  run: "Mod+'",
  submit: 'Mod+Enter',
  nextFailure: 'Alt+N',
  toggleDock: 'Mod+J',
  maximise: 'Ctrl+M',
}

/** Keys that are chosen already; what is not named keeps its default. Which may be chosen is a matter of `shortcutKeysSchema`. */
export const chosenKeysSchema = z.partialRecord(z.enum(shortcutActions), z.string())
export type ShortcutKeys = z.infer<typeof chosenKeysSchema>
