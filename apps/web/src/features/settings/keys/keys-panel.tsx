import { type Settings, type ShortcutAction, type ShortcutKeys, shortcutActions } from '@codedojo/contract'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { keyCaps, saveShortcut, shortcutLabels, shortcutsOf } from '../../../lib/keys/shortcut-keys.ts'
import { useSettingsChange } from '../../../shared/settings/settings-query.ts'
import { Button } from '../../../ui/button.tsx'
import { KeyCaps } from '../../../ui/key-caps.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { changedShortcuts } from './changed-shortcuts.ts'
import { KeyRow } from './key-row.tsx'

const notSaved = 'The keys were not saved.'

/** The shortcuts of the problem page; each is changed by pressing the new keys. */
export function KeysPanel({ settings }: { settings: Settings }) {
  const change = useSettingsChange()
  const [listening, setListening] = useState<ShortcutAction | null>(null)
  const kept = change.isPending ? (change.variables.keys ?? settings.keys) : settings.keys
  const shortcuts = shortcutsOf(kept)
  const save = (keys: ShortcutKeys, told: string) => {
    setListening(null)
    forgetFailure(notSaved)
    change.mutate(
      { keys },
      {
        onSuccess: () => notify(told),
        onError: (error) =>
          notifyFailure(notSaved, {
            detail: messageOf(error),
            action: { text: 'Retry', onClick: () => save(keys, told) },
          }),
      },
    )
  }
  const give = (action: ShortcutAction, pressed: string) =>
    save(
      changedShortcuts({ ...shortcuts, [action]: pressed }),
      `${shortcutLabels[action]}: ${keyCaps(pressed).join(' ')}`,
    )
  const swap = (action: ShortcutAction, other: ShortcutAction) =>
    save(
      changedShortcuts({ ...shortcuts, [action]: shortcuts[other], [other]: shortcuts[action] }),
      `${shortcutLabels[action]} and ${shortcutLabels[other]} have changed their keys.`,
    )
  const resetAll = (
    <Button
      isSmall
      look="ghost"
      isIdle={Object.keys(kept).length === 0}
      onClick={() => save({}, 'All keys are as they were at first.')}
    >
      Reset all keys
    </Button>
  )
  return (
    <Panel title="Keys" trailing={resetAll}>
      <p className="max-w-[560px] px-4 pt-4 text-body text-muted">
        They count on the page of a problem and in contests, also while you write code.
      </p>
      <ul className="divide-y divide-line px-4 py-2">
        {shortcutActions.map((action) => (
          <KeyRow
            key={action}
            action={action}
            shortcuts={shortcuts}
            isListening={listening === action}
            onListen={(isOn) => setListening(isOn ? action : null)}
            onGive={(pressed) => give(action, pressed)}
            onSwap={(other) => swap(action, other)}
          />
        ))}
        <li className="flex min-h-14 items-center gap-4 py-2">
          <span className="min-w-0 flex-1 text-body">
            Save{' '}
            <span className="block text-ui text-muted">Stays as it is, so that saving can never submit.</span>
          </span>
          <KeyCaps keys={keyCaps(saveShortcut)} />
        </li>
      </ul>
    </Panel>
  )
}
