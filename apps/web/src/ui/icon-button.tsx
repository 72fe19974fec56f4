import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../lib/join-classes.ts'
import { Tooltip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Spoken name, also shown as the tooltip. */
  label: string
  icon: ReactNode
}

/** A square button of a toolbar. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type={type}
        aria-label={label}
        className={joinClasses('btn btn-ghost btn-sm btn-square', className)}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
