import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../lib/join-classes.ts'
import { ariaKeyShortcuts, keyCaps } from '../lib/keys/shortcut-keys.ts'
import { KeyCaps } from './key-caps.tsx'
import { Tooltip } from './tooltip/tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Accessible name, also shown as the tooltip. */
  label: string
  icon: ReactNode
  /** Its keyboard shortcut, shown in the tooltip. */
  shortcut?: string
}

/** A square button of a toolbar. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, shortcut, className, type = 'button', ...rest } = props
  return (
    <Tooltip text={shortcut === undefined ? label : <LabelWithKeys label={label} shortcut={shortcut} />}>
      <button
        type={type}
        aria-label={label}
        aria-keyshortcuts={shortcut && ariaKeyShortcuts(shortcut)}
        className={joinClasses('btn btn-ghost btn-sm btn-square', className)}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}

function LabelWithKeys({ label, shortcut }: { label: string; shortcut: string }) {
  return (
    <span className="flex items-center gap-2">
      {label}
      <KeyCaps keys={keyCaps(shortcut)} />
    </span>
  )
}
