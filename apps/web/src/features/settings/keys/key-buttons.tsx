import { defaultShortcuts } from '@codedojo/contract'
import { isSameShortcut, shortcutLabels } from '../../../lib/keys/shortcut-keys.ts'
import { Button } from '../../../ui/button.tsx'
import type { KeyChange, KeyChangeOptions } from './use-key-change.ts'

interface KeyButtonsProps extends Omit<KeyChangeOptions, 'onGive'> {
  change: KeyChange
  /** Id of the element with the error message. */
  noteId: string
}

/** The button that records new keys, and Reset if they differ from the default. */
export function KeyButtons({ action, shortcuts, isListening, onListen, change, noteId }: KeyButtonsProps) {
  const { changing, trouble, listen, wish, take, leaveButton } = change
  const words = shortcutLabels[action]
  return (
    <div className="flex justify-end gap-1 max-md:ml-auto md:w-40">
      {!isSameShortcut(shortcuts[action], defaultShortcuts[action]) && !isListening && (
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
  )
}
