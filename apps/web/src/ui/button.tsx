import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { joinClasses } from '../lib/join-classes.ts'

const looks = { primary: 'btn-primary', default: '', ghost: 'btn-ghost', danger: 'btn-danger' } as const
export type ButtonLook = keyof typeof looks

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  isSmall?: boolean
  icon?: ReactNode
  /** An action is running: the button does nothing, and keeps the focus, which a disabled button would lose. */
  isBusy?: boolean
  /** There is nothing to do, for example because it is done; the button keeps the focus, too. */
  isIdle?: boolean
}

/** The classes of a link that looks like a button. */
export function buttonClasses({ look = 'default', isSmall = false }: Pick<ButtonProps, 'look' | 'isSmall'>) {
  return joinClasses('btn', looks[look], isSmall && 'btn-sm')
}

export function Button(props: ButtonProps) {
  const {
    look,
    isSmall,
    icon,
    isBusy = false,
    isIdle = false,
    className,
    children,
    type = 'button',
    onClick,
    ...rest
  } = props
  const isOff = isBusy || isIdle
  const classes = buttonClasses({ ...(look && { look }), ...(isSmall && { isSmall }) })
  return (
    <button
      type={type}
      className={joinClasses(classes, className)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? refuseClick : onClick}
      {...rest}
    >
      {icon}
      {children}
    </button>
  )
}

/** Blocks a click, including the one that Enter in a field of the form triggers. */
function refuseClick(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault()
}
