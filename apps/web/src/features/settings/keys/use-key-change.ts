import type { ShortcutAction, Shortcuts } from '@codedojo/contract'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { isSameShortcut, shortcutOf } from '../../../lib/keys/shortcut-keys.ts'
import { type ShortcutTrouble, shortcutTrouble } from './shortcut-trouble.ts'

export interface KeyChangeOptions {
  action: ShortcutAction
  shortcuts: Shortcuts
  /** The next keys that are pressed become the action's. */
  isListening: boolean
  onListen: (isOn: boolean) => void
  onGive: (pressed: string) => void
}

export interface KeyChange {
  /** For the `ref` of the button that listens. */
  readonly changing: RefObject<HTMLButtonElement | null>
  /** What was wrong with the keys that were wished for last. */
  readonly trouble: ShortcutTrouble | null
  readonly listen: (isOn: boolean) => void
  /** Gives the action these keys, or says why it cannot have them. */
  readonly wish: (pressed: string) => void
  readonly take: (event: KeyboardEvent) => void
  /** Before the button that was pressed goes. */
  readonly leaveButton: () => void
}

/** How an action gets other keys: what is pressed while its button listens. */
export function useKeyChange(options: KeyChangeOptions): KeyChange {
  const { action, shortcuts, isListening, onListen, onGive } = options
  const changing = useRef<HTMLButtonElement>(null)
  const [trouble, setTrouble] = useState<ShortcutTrouble | null>(null)
  const listen = (isOn: boolean) => {
    setTrouble(null)
    onListen(isOn)
  }
  const wish = (pressed: string) => {
    const found = shortcutTrouble({ action, pressed, shortcuts })
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
