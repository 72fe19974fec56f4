import { Settings2 } from 'lucide-react'
import { Popover } from 'radix-ui'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { type EditorSettings, fontSizesPx, keymaps, keymapWords, tabSizes } from './editor-settings.ts'

interface SettingsPopoverProps {
  settings: EditorSettings
  onChange: (settings: EditorSettings) => void
}

/** How the editor behaves; every choice applies at once and is kept in this browser. */
export function SettingsPopover({ settings, onChange }: SettingsPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label="Editor settings"
        title="Editor settings"
        className="btn btn-ghost btn-sm btn-square"
      >
        <Settings2 size={16} strokeWidth={1.75} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label="Editor settings"
          className="z-50 w-72 space-y-3 rounded-lg border border-line-strong bg-panel p-4 outline-none"
        >
          <SettingsFields settings={settings} onChange={onChange} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function SettingsFields({ settings, onChange }: SettingsPopoverProps) {
  const change = (part: Partial<EditorSettings>) => onChange({ ...settings, ...part })
  const chooseKeymap = (value: string) => {
    const keymap = keymaps.find((name) => name === value)
    if (keymap) change({ keymap })
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Font size"
          value={settings.fontPx}
          options={fontSizesPx.map((size) => ({ value: String(size), text: `${size} px` }))}
          onChoose={(value) => change({ fontPx: Number(value) })}
        />
        <Select
          label="Tab size"
          value={settings.tabSize}
          options={tabSizes.map((size) => ({ value: String(size), text: `${size} spaces` }))}
          onChoose={(value) => change({ tabSize: Number(value) })}
        />
      </div>
      <Select
        label="Keys"
        value={settings.keymap}
        options={keymaps.map((name) => ({ value: name, text: keymapWords[name] }))}
        onChoose={chooseKeymap}
      />
      <Checkbox
        label="Wrap long lines"
        checked={settings.wrapsLines}
        onChange={(event) => change({ wrapsLines: event.target.checked })}
      />
      <Checkbox
        label="Suggest words while typing"
        checked={settings.suggestsWords}
        onChange={(event) => change({ suggestsWords: event.target.checked })}
      />
      <Checkbox
        label="Close brackets and quotes"
        checked={settings.closesBrackets}
        onChange={(event) => change({ closesBrackets: event.target.checked })}
      />
    </>
  )
}
