import { Settings2 } from 'lucide-react'
import { cloneElement, Suspense, useState } from 'react'
import { lazyOverlay } from '../../lib/lazy/lazy-overlay.ts'
import type { ChosenEditorSettings } from './use-editor-settings.ts'

const OpenSettings = lazyOverlay(async () => (await import('./open-settings.tsx')).OpenSettings)

const trigger = (
  <button
    type="button"
    aria-label="Editor settings"
    title="Editor settings"
    className="btn btn-ghost btn-sm btn-square"
  >
    <Settings2 size={16} strokeWidth={1.75} aria-hidden />
  </button>
)

/** Button that opens the editor's settings. */
export function SettingsPopover({ chosen }: { chosen: ChosenEditorSettings }) {
  const [wasOpened, setWasOpened] = useState(false)
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () => setWasOpened(true),
  })
  if (!wasOpened) return closed
  return (
    <Suspense fallback={closed}>
      <OpenSettings chosen={chosen} trigger={trigger} />
    </Suspense>
  )
}
