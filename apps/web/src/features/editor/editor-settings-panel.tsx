import { Panel } from '../../ui/panel.tsx'
import { notify } from '../../ui/toast.tsx'
import { EditorSettingsFields } from './editor-settings-fields.tsx'
import { useEditorSettings } from './use-editor-settings.ts'

/** The editor's settings as a panel of the settings page. */
export function EditorSettingsPanel({ userId }: { userId: string }) {
  const chosen = useEditorSettings(userId)
  const announced = {
    ...chosen,
    change: (settings: typeof chosen.settings) =>
      chosen.change(settings, () => notify('Editor settings saved.', { key: 'editor-settings' })),
  }
  return (
    <Panel title="Editor">
      <p className="px-4 pt-4 text-body text-muted">
        Every choice counts at once, and follows you to every browser that you sign in with.
      </p>
      <div className="flex max-w-[400px] flex-col gap-4 p-4">
        <EditorSettingsFields chosen={announced} />
      </div>
    </Panel>
  )
}
