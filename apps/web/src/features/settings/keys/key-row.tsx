import { defaultShortcuts, type ShortcutAction, type Shortcuts } from '@codedojo/contract'
import { type KeyboardEvent, useRef, useState } from 'react'
import { keyCaps, sameShortcut, shortcutOf, shortcutWords } from '../../../lib/shortcut-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/field.tsx'
import { Keys } from '../../../ui/keys.tsx'
import { type ShortcutTrouble, shortcutTrouble } from './shortcut-trouble.ts'

interface KeyRowProps {
  action: ShortcutAction
  shortcuts: Shortcuts
  /** The next keys that are pressed become the action's. */
  isListening: boolean
  onListen: (isOn: boolean) => void
  onGive: (pressed: string) => void
  onSwap: (other: ShortcutAction) => void
}

export function KeyRow(props: KeyRowProps) {
  const { action, shortcuts, isListening, onListen, onGive, onSwap } = props
  const changing = useRef<HTMLButtonElement>(null)
  const [trouble, setTrouble] = useState<ShortcutTrouble | null>(null)
  const words = shortcutWords[action]
  const noteId = `trouble-of-${action}`
  const listen = (isOn: boolean) => {
    setTrouble(null)
    onListen(isOn)
  }
  const wish = (pressed: string) => {
    const found = shortcutTrouble({ action, pressed, shortcuts })
    setTrouble(found)
    if (found === null) onGive(pressed)
  }
  /** Before the button that was pressed goes. */
  const leaveButton = () => changing.current?.focus()
  const take = (event: KeyboardEvent) => {
    if (!isListening || event.key === 'Tab') return
    const pressed = shortcutOf(event.nativeEvent)
    if (pressed === null && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (pressed === null || sameShortcut(pressed, shortcuts[action])) return listen(false)
    wish(pressed)
  }
  return (
    <li className="py-2">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 text-body max-md:basis-full">{words}</span>
        {isListening ? (
          <span className="text-ui text-muted">Press the keys, Esc leaves it</span>
        ) : (
          <Keys keys={keyCaps(shortcuts[action])} />
        )}
        <div className="flex justify-end gap-1 max-md:ml-auto md:w-40">
          {!sameShortcut(shortcuts[action], defaultShortcuts[action]) && !isListening && (
            <Button
              isSmall
              look="ghost"
              aria-label={`Reset the keys of ${words}`}
              onClick={() => {
                leaveButton()
                wish(defaultShortcuts[action])
              }}
            >
              Reset
            </Button>
          )}
          <Button
            ref={changing}
            isSmall
            aria-pressed={isListening}
            aria-label={isListening ? `Listening for the keys of ${words}` : `Change the keys of ${words}`}
            aria-describedby={trouble ? noteId : undefined}
            onKeyDown={take}
            onBlur={() => isListening && onListen(false)}
            onClick={() => listen(!isListening)}
          >
            {isListening ? 'Listening' : 'Change'}
          </Button>
        </div>
      </div>
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <FieldNote id={noteId} error={trouble?.message} />
        {trouble?.kind === 'taken' && (
          <Button
            isSmall
            className="mt-1.5"
            onClick={() => {
              leaveButton()
              onSwap(trouble.by)
            }}
          >
            Swap keys with {shortcutWords[trouble.by]}
          </Button>
        )}
      </div>
    </li>
  )
}
