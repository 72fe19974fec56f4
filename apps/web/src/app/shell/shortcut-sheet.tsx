import { containsWords } from '@codedojo/contract'
import { useState } from 'react'
import { modifierKey } from '../../lib/keys/modifier-key.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { KeyCaps } from '../../ui/key-caps.tsx'
import type { ShortcutGroup } from './shell-context.ts'

const everywhere: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { text: 'Command palette', keys: [modifierKey, 'K'] },
      { text: 'Search problems', keys: ['/'] },
      { text: 'This sheet', keys: ['?'] },
    ],
  },
  {
    title: 'Go to',
    shortcuts: [
      { text: 'Problems', keys: ['G', 'P'] },
      { text: 'Settings', keys: ['G', 'S'] },
    ],
  },
]

interface ShortcutSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The groups of the current page. */
  offered: readonly ShortcutGroup[]
}

export function ShortcutSheet({ isOpen, onOpenChange, offered }: ShortcutSheetProps) {
  const [wanted, setWanted] = useState('')
  const groups = matchingGroups([...offered, ...everywhere], wanted)
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Shortcuts" width="wide">
      <div className="border-b border-line px-5 py-3">
        <input
          type="search"
          className="input input-quiet input-sm"
          aria-label="Find a shortcut"
          placeholder="Find a shortcut"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <div className="grid gap-x-10 gap-y-5 overflow-y-auto px-5 py-4 md:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
        {groups.length === 0 && <p className="text-body text-muted">No shortcut has this name.</p>}
      </div>
      <p className="border-t border-line px-5 py-3 text-ui text-faint">Single letters rest while you type.</p>
    </Dialog>
  )
}

function Group({ group }: { group: ShortcutGroup }) {
  return (
    <section aria-label={group.title}>
      <h3 className="border-b border-line pb-1 text-caption font-normal text-faint">{group.title}</h3>
      <dl>
        {group.shortcuts.map((shortcut) => (
          <div key={shortcut.text} className="flex h-9 items-center justify-between gap-4 text-body">
            <dt className="text-muted">{shortcut.text}</dt>
            <dd>
              <KeyCaps keys={shortcut.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The shortcuts whose description contains the text; empty groups are left out. */
function matchingGroups(groups: readonly ShortcutGroup[], wanted: string): ShortcutGroup[] {
  return groups
    .map((group) => ({
      ...group,
      shortcuts: group.shortcuts.filter((shortcut) => containsWords([shortcut.text], wanted)),
    }))
    .filter((group) => group.shortcuts.length > 0)
}
