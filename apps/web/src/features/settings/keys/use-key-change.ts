import type { ShortcutAction, Shortcuts } from '@codedojo/contract'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { isSameShortcut, shortcutOf } from '../../../lib/keys/shortcut-keys.ts'
import { type ShortcutError, validateShortcut } from './validate-shortcut.ts'

export interface KeyChangeOptions {
  action: ShortcutAction
  shortcuts: Shortcuts
  /** True while the next pressed keys become the action's shortcut. */
  isListening: boolean
  onListen: (isOn: boolean) => void
  onGive: (pressed: string) => void
}

export interface KeyChange {
  /** `ref` of the recording button. */
  readonly changing: RefObject<HTMLButtonElement | null>
  /** What was wrong with the last pressed keys. */
  readonly trouble: ShortcutError | null
  readonly listen: (isOn: boolean) => void
  /** Assigns the keys to the action, or sets the error. */
  readonly wish: (pressed: string) => void
  readonly take: (event: KeyboardEvent) => void
  /** Moves the focus, before the pressed button disappears. */
  readonly leaveButton: () => void
}

/** State of changing a shortcut: records the keys pressed while its button is active. */
export function useKeyChange(options: KeyChangeOptions): KeyChange {
  const { action, shortcuts, isListening, onListen, onGive } = options
  const changing = useRef<HTMLButtonElement>(null)
  const [trouble, setTrouble] = useState<ShortcutError | null>(null)
  const listen = (isOn: boolean) => {
    setTrouble(null)
    onListen(isOn)
  }
  const wish = (pressed: string) => {
    const found = validateShortcut({ action, pressed, shortcuts })
    setTrouble(found)
    if (found === null) onGive(pressed)
  }
  const take = (event: KeyboardEvent) => {
    if (!isListening || event.key === 'Tab') return
    const pressed = shortcutOf(event.nativeEvent)
    if (pressed === null && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (pressed === null || isSameShortcut(pressed, shortcuts[action])) return listen(false)
    wish(pressed)
  }
  return { changing, trouble, listen, wish, take, leaveButton: () => changing.current?.focus() }
}
