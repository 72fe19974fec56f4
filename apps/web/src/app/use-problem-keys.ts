import { type ShortcutAction, type Shortcuts, shortcutActions } from '@codedojo/contract'
import { useEffect, useRef } from 'react'
import { isPressed, keyCaps, saveShortcut, shortcutWords } from '../lib/shortcut-keys.ts'
import type { ShortcutGroup } from './shell-context.ts'

export interface ProblemKeys extends Readonly<Record<ShortcutAction, () => void>> {
  readonly save: () => void
  readonly showDescription: () => void
  readonly showSubmissions: () => void
  /** Absent where there is no such panel. */
  readonly showSolutions?: () => void
  readonly showResult?: () => void
  readonly showNinja?: () => void
  readonly showNotes?: () => void
}

/** What the shortcut sheet lists on the page of a problem. */
export function problemShortcuts(shortcuts: Shortcuts): readonly ShortcutGroup[] {
  return [
    workGroup(shortcuts),
    {
      title: 'Panels',
      shortcuts: [
        { text: 'Description', keys: ['Alt', '1'] },
        { text: 'Submissions', keys: ['Alt', '2'] },
        { text: 'Result', keys: ['Alt', '3'] },
        { text: 'Solutions', keys: ['Alt', '4'] },
        { text: 'Code Ninja', keys: ['Alt', '5'] },
        { text: 'Notes', keys: ['Alt', '6'] },
        { text: 'Leave the editor', keys: ['Esc'] },
      ],
    },
  ]
}

/** The same within a contest, where there is less. */
export function contestShortcuts(shortcuts: Shortcuts): readonly ShortcutGroup[] {
  return [
    workGroup(shortcuts),
    {
      title: 'Panels',
      shortcuts: [
        { text: 'Description', keys: ['Alt', '1'] },
        { text: 'My submissions', keys: ['Alt', '2'] },
        { text: 'Leave the editor', keys: ['Esc'] },
      ],
    },
  ]
}

function workGroup(shortcuts: Shortcuts): ShortcutGroup {
  const chosen = shortcutActions.map((action) => ({
    text: shortcutWords[action],
    keys: keyCaps(shortcuts[action]),
  }))
  return {
    title: 'Problem',
    shortcuts: [...chosen, { text: 'Save, never submits', keys: keyCaps(saveShortcut) }],
  }
}

/** Listens for the page's keys before the editor does. They rest while a dialog is open. */
export function useProblemKeys(keys: ProblemKeys, shortcuts: Shortcuts): void {
  const latest = useRef({ keys, shortcuts })
  useEffect(() => {
    latest.current = { keys, shortcuts }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = keyNameOf(event, latest.current.shortcuts)
      if (name === null || isInDialog(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current.keys[name]?.()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function isInDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
  )
}

function keyNameOf(event: KeyboardEvent, shortcuts: Shortcuts): keyof ProblemKeys | null {
  if (isPressed(saveShortcut, event)) return 'save'
  return shortcutActions.find((action) => isPressed(shortcuts[action], event)) ?? panelOf(event)
}

/** By place on the keyboard: with Alt a Mac's keys write other characters. */
function panelOf(event: KeyboardEvent): keyof ProblemKeys | null {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return null
  switch (event.code) {
    case 'Digit1':
      return 'showDescription'
    case 'Digit2':
      return 'showSubmissions'
    case 'Digit3':
      return 'showResult'
    case 'Digit4':
      return 'showSolutions'
    case 'Digit5':
      return 'showNinja'
    case 'Digit6':
      return 'showNotes'
    default:
      return null
  }
}
