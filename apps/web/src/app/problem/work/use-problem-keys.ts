import { assistantNames, type ShortcutAction, type Shortcuts, shortcutActions } from '@codedojo/contract'
import { useEffect, useRef } from 'react'
import { isPressed, keyCaps, saveShortcut, shortcutLabels } from '../../../lib/keys/shortcut-keys.ts'
import type { ShortcutGroup } from '../../shell/shell-context.ts'
import type { LeftTab } from './use-problem-view.ts'

export interface ProblemKeys extends Readonly<Record<ShortcutAction, () => void>> {
  readonly save: () => void
  /** Shows the panel at this tab index, from 0; does nothing when there are fewer. */
  readonly showPanel: (place: number) => void
}

/** The problem page's groups in the shortcut sheet. */
export function problemShortcuts(shortcuts: Shortcuts, panels: readonly LeftTab[]): readonly ShortcutGroup[] {
  return [
    workGroup(shortcuts),
    {
      title: 'Panels',
      shortcuts: [...panelShortcuts(panels.map((panel) => panelNames[panel])), ...leavingTheEditor],
    },
  ]
}

const panelNames = {
  description: 'Description',
  solutions: 'Solutions',
  submissions: 'Submissions',
  notes: 'Notes',
  ninja: assistantNames.ninja,
  result: 'Result',
} as const satisfies Record<LeftTab, string>

/** The groups of a contest problem, which has fewer panels. */
export function contestShortcuts(shortcuts: Shortcuts): readonly ShortcutGroup[] {
  return [
    workGroup(shortcuts),
    {
      title: 'Panels',
      shortcuts: [...panelShortcuts(['Description', 'My submissions']), ...leavingTheEditor],
    },
  ]
}

const leavingTheEditor = [
  { text: 'Leave the editor', keys: ['Esc'] },
  { text: 'Leave it in Vim’s normal mode', keys: ['Tab'] },
]

/** The shortcuts of the panels in the order of their tabs. */
function panelShortcuts(names: readonly string[]) {
  return names.map((text, index) => ({ text, keys: ['Alt', `${index + 1}`] }))
}

function workGroup(shortcuts: Shortcuts): ShortcutGroup {
  const chosen = shortcutActions.map((action) => ({
    text: shortcutLabels[action],
    keys: keyCaps(shortcuts[action]),
  }))
  return {
    title: 'Problem',
    shortcuts: [...chosen, { text: 'Save, never submits', keys: keyCaps(saveShortcut) }],
  }
}

/** Handles the page's shortcuts before the editor does. They are off while a dialog is open. */
export function useProblemKeys(keys: ProblemKeys, shortcuts: Shortcuts): void {
  const latest = useRef({ keys, shortcuts })
  useEffect(() => {
    latest.current = { keys, shortcuts }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const press = pressOf(event, latest.current)
      if (press === null || isInDialog(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      press()
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

function pressOf(event: KeyboardEvent, { keys, shortcuts }: { keys: ProblemKeys; shortcuts: Shortcuts }) {
  if (isPressed(saveShortcut, event)) return keys.save
  const action = shortcutActions.find((each) => isPressed(shortcuts[each], event))
  if (action) return keys[action]
  const place = panelPlaceOf(event)
  return place === null ? null : () => keys.showPanel(place)
}

/** The tab index of a pressed digit, by physical key: with Alt a Mac's keys type other characters. */
function panelPlaceOf(event: KeyboardEvent): number | null {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return null
  const digit = /^Digit([1-6])$/.exec(event.code)?.[1]
  return digit === undefined ? null : Number(digit) - 1
}
