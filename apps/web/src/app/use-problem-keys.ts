import { useEffect, useRef } from 'react'
import { modifierKey } from '../lib/modifier-key.ts'
import type { ShortcutGroup } from './shell-context.ts'

export interface ProblemKeys {
  readonly run: () => void
  readonly submit: () => void
  readonly save: () => void
  readonly nextFailure: () => void
  readonly toggleDock: () => void
  readonly toggleMaximised: () => void
  readonly showDescription: () => void
  readonly showSubmissions: () => void
  /** Absent where there is no such panel. */
  readonly showSolutions?: () => void
  readonly showResult?: () => void
  readonly showNinja?: () => void
}

const workShortcuts: ShortcutGroup = {
  title: 'Problem',
  shortcuts: [
    { text: 'Run', keys: [modifierKey, "'"] },
    { text: 'Submit', keys: [modifierKey, '↵'] },
    { text: 'Save, never submits', keys: [modifierKey, 'S'] },
    { text: 'Next failing case', keys: ['Alt', 'N'] },
    { text: 'Collapse the console', keys: [modifierKey, 'J'] },
    { text: 'Maximise the editor', keys: ['Ctrl', 'M'] },
  ],
}

export const problemShortcuts: readonly ShortcutGroup[] = [
  workShortcuts,
  {
    title: 'Panels',
    shortcuts: [
      { text: 'Description', keys: ['Alt', '1'] },
      { text: 'Submissions', keys: ['Alt', '2'] },
      { text: 'Result', keys: ['Alt', '3'] },
      { text: 'Solutions', keys: ['Alt', '4'] },
      { text: 'Code Ninja', keys: ['Alt', '5'] },
      { text: 'Leave the editor', keys: ['Esc'] },
    ],
  },
]

export const contestShortcuts: readonly ShortcutGroup[] = [
  workShortcuts,
  {
    title: 'Panels',
    shortcuts: [
      { text: 'Description', keys: ['Alt', '1'] },
      { text: 'My submissions', keys: ['Alt', '2'] },
      { text: 'Leave the editor', keys: ['Esc'] },
    ],
  },
]

/** Listens for the page's keys before the editor does. They rest while a dialog is open. */
export function useProblemKeys(keys: ProblemKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = keyNameOf(event)
      if (name === null || isInDialog(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current[name]?.()
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

function keyNameOf(event: KeyboardEvent): keyof ProblemKeys | null {
  if (event.isComposing || event.shiftKey) return null
  const hasModifier = event.ctrlKey || event.metaKey
  if (hasModifier && !event.altKey) return keyWithModifier(event)
  return event.altKey && !hasModifier ? keyWithAlt(event) : null
}

function keyWithModifier(event: KeyboardEvent): keyof ProblemKeys | null {
  if (event.key === 'Enter') return 'submit'
  if (event.key === "'" || event.code === 'Quote') return 'run'
  switch (event.key.toLowerCase()) {
    case 's':
      return 'save'
    case 'j':
      return 'toggleDock'
    case 'm':
      // On a Mac the command key with M belongs to the system.
      return event.ctrlKey ? 'toggleMaximised' : null
    default:
      return null
  }
}

/** By place on the keyboard: with Alt a Mac's keys write other characters. */
function keyWithAlt(event: KeyboardEvent): keyof ProblemKeys | null {
  switch (event.code) {
    case 'KeyN':
      return 'nextFailure'
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
    default:
      return null
  }
}
