import { type EditorSettings, keymaps } from '@codedojo/contract'
import { CloudOff } from 'lucide-react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Select } from '../../ui/form/select.tsx'
import { fontSizesPx, keymapWords, tabSizes } from './editor-settings.ts'
import type { ChosenEditorSettings } from './use-editor-settings.ts'

/** Every choice applies at once, both in the editor and on the settings page. */
export function EditorSettingsFields({ chosen }: { chosen: ChosenEditorSettings }) {
  const { settings, isOnlyHere } = chosen
  const change = (part: Partial<EditorSettings>) => chosen.change({ ...settings, ...part })
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
      <p role="status" className="flex gap-2 text-ui text-muted empty:hidden">
        {isOnlyHere && (
          <>
            <CloudOff size={14} strokeWidth={1.75} className="mt-[3px] shrink-0" aria-hidden />
            Kept in this browser only. Your account gets it when the server answers again.
          </>
        )}
      </p>
    </>
  )
}
