import { Settings2 } from 'lucide-react'
import { Popover } from 'radix-ui'
import { Link } from 'react-router'
import { quietLinkClasses } from '../../ui/text-link.ts'
import { EditorSettingsFields } from './editor-settings-fields.tsx'
import type { ChosenEditorSettings } from './use-editor-settings.ts'

interface SettingsPopoverProps {
  chosen: ChosenEditorSettings
}

/** How the editor behaves; every choice applies at once. */
export function SettingsPopover({ chosen }: SettingsPopoverProps) {
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
          <EditorSettingsFields chosen={chosen} />
          <Link to="/settings/keys" className={`${quietLinkClasses} text-ui`}>
            Keys of Run, Submit and others
          </Link>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
