import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../lib/join-classes.ts'

const looks = { primary: 'btn-primary', default: '', ghost: 'btn-ghost', danger: 'btn-danger' } as const
export type ButtonLook = keyof typeof looks

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  isSmall?: boolean
  icon?: ReactNode
}

/** Classes for a link that has to look like a button. */
export function buttonClasses({ look = 'default', isSmall = false }: Pick<ButtonProps, 'look' | 'isSmall'>) {
  return joinClasses('btn', looks[look], isSmall && 'btn-sm')
}

export function Button({ look, isSmall, icon, className, children, type = 'button', ...rest }: ButtonProps) {
  const classes = buttonClasses({ ...(look && { look }), ...(isSmall && { isSmall }) })
  return (
    <button type={type} className={joinClasses(classes, className)} {...rest}>
      {icon}
      {children}
    </button>
  )
}
