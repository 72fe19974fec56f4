import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { settingsPath } from '../../lib/paths.ts'
import { quietLinkClasses } from '../../ui/text-link.ts'
import { EditorSettingsFields } from './editor-settings-fields.tsx'
import type { ChosenEditorSettings } from './use-editor-settings.ts'

interface OpenSettingsProps {
  chosen: ChosenEditorSettings
  /** One element that takes a ref and event handlers. */
  trigger: ReactNode
}

/** The settings popover, initially open; every choice applies at once. */
export function OpenSettings({ chosen, trigger }: OpenSettingsProps) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label="Editor settings"
          className="z-50 w-72 space-y-3 rounded-lg border border-line-strong bg-panel p-4 outline-none"
        >
          <EditorSettingsFields chosen={chosen} />
          <Link to={settingsPath('keys')} className={`${quietLinkClasses} text-ui`}>
            Keys of Run, Submit and others
          </Link>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
