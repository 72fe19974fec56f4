import type { ShortcutAction } from '@codedojo/contract'
import { keyCaps, shortcutLabels } from '../../../lib/keys/shortcut-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { KeyCaps } from '../../../ui/key-caps.tsx'
import { KeyButtons } from './key-buttons.tsx'
import { type KeyChange, type KeyChangeOptions, useKeyChange } from './use-key-change.ts'

interface KeyRowProps extends KeyChangeOptions {
  onSwap: (other: ShortcutAction) => void
}

/** An action with its shortcut, which can be changed, reset, or swapped with another action's. */
export function KeyRow({ onSwap, ...given }: KeyRowProps) {
  const { action, shortcuts, isListening, onListen } = given
  const change = useKeyChange(given)
  const noteId = `trouble-of-${action}`
  return (
    <li className="py-2">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 text-body max-md:basis-full">{shortcutLabels[action]}</span>
        {isListening ? (
          <span className="text-ui text-muted">Press the keys, Esc leaves it</span>
        ) : (
          <KeyCaps keys={keyCaps(shortcuts[action])} />
        )}
        <KeyButtons {...{ action, shortcuts, isListening, onListen, change, noteId }} />
      </div>
      <KeyTrouble noteId={noteId} change={change} onSwap={onSwap} />
    </li>
  )
}

interface KeyTroubleProps extends Pick<KeyRowProps, 'onSwap'> {
  noteId: string
  change: KeyChange
}

function KeyTrouble({ noteId, change, onSwap }: KeyTroubleProps) {
  const { trouble, leaveButton } = change
  return (
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
          Swap keys with {shortcutLabels[trouble.by]}
        </Button>
      )}
    </div>
  )
}
