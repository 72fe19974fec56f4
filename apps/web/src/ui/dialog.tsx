import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { joinClasses } from '../lib/join-classes.ts'
import { useFocusReturn } from './use-focus-return.ts'

const widths = {
  question: 'md:w-[440px]',
  form: 'md:w-[560px]',
  palette: 'md:w-[600px]',
  wide: 'md:w-[760px]',
} as const
export type DialogWidth = keyof typeof widths

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** Says the title only to screen readers, when the content has its own head. */
  isTitleHidden?: boolean
  description?: string
  width?: DialogWidth
  /** Gets the focus when the dialog opens; give it the safe action. */
  firstFocus?: RefObject<HTMLElement | null>
  className?: string
  children: ReactNode
}

export const dialogOverlayClasses = 'fixed inset-0 z-40 bg-canvas/70'

/** Centred on a desk, a sheet from below on phones. */
export function dialogClasses(width: DialogWidth): string {
  return joinClasses(
    'fixed z-50 flex max-h-[90dvh] flex-col overflow-hidden border border-line-strong bg-panel outline-none',
    'max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-lg md:left-1/2 md:-translate-x-1/2 md:rounded-lg',
    width === 'palette' ? 'md:top-[120px] md:max-h-[70dvh]' : 'md:top-1/2 md:-translate-y-1/2',
    widths[width],
  )
}

export function Dialog({
  isOpen,
  onOpenChange,
  width = 'question',
  className,
  children,
  ...rest
}: DialogProps) {
  const { title, isTitleHidden = false, description, firstFocus } = rest
  const { remember, giveBack } = useFocusReturn()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlayClasses} />
        <Radix.Content
          className={joinClasses(dialogClasses(width), className)}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={giveBack}
          onOpenAutoFocus={(event) => {
            remember()
            if (!firstFocus?.current) return
            event.preventDefault()
            firstFocus.current.focus()
          }}
        >
          <Radix.Title className={isTitleHidden ? 'sr-only' : 'px-5 pt-5 pr-14 text-title'}>
            {title}
          </Radix.Title>
          {description !== undefined && (
            <Radix.Description className="px-5 pt-1 text-body text-muted max-md:pr-14">
              {description}
            </Radix.Description>
          )}
          {children}
          {!isTitleHidden && <CloseButton />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function CloseButton() {
  return (
    <Radix.Close aria-label="Close" className="btn btn-ghost btn-square btn-sm absolute top-3 right-3">
      <X size={16} strokeWidth={1.75} aria-hidden />
    </Radix.Close>
  )
}
