import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'
import { buttonClasses } from '../button.tsx'
import { LeaveConfirmation } from '../form/leave-confirmation.tsx'
import { RestoredFormDraft } from '../form/restored-form-draft.ts'
import { useChangedFields } from '../form/use-changed-fields.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { type DialogWidth, dialogClasses, dialogOverlayClasses } from './dialog-look.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface DialogLoss {
  readonly title: string
  readonly question: string
  /** Label of the button that discards and closes. */
  readonly leaveText: string
  /** Label of the button that stays. */
  readonly stayText: string
}

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** Shows the title only to screen readers, when the content has a heading of its own. */
  isTitleHidden?: boolean
  description?: string
  width?: DialogWidth
  /**
   * Gets the focus when the dialog opens; give it the safe action. `dialog`: the dialog itself, for one that opens unasked
   * while somebody may be typing.
   */
  firstFocus?: RefObject<HTMLElement | null> | 'dialog'
  className?: string
  /** Whether closing would lose something, evaluated when closing. By default: whether a field was changed. */
  isChanged?: (() => boolean) | undefined
  /** What closing would lose, if it is not typed text. */
  loss?: DialogLoss | undefined
  /** Called when the typed text is discarded by closing the dialog or leaving the page. */
  onDiscard?: (() => void) | undefined
  children: ReactNode
}

const typedTextLost: DialogLoss = {
  title: 'Discard changes',
  question: 'What you have typed here will be lost.',
  leaveText: 'Discard changes',
  stayText: 'Go on editing',
}

/** A modal dialog. Closing it in any way, Back included, and leaving the page ask for confirmation when something was typed. */
export function Dialog({
  isOpen,
  onOpenChange,
  width = 'question',
  className,
  isChanged,
  loss = typedTextLost,
  onDiscard,
  children,
  ...rest
}: DialogProps) {
  const { title, isTitleHidden = false, description, firstFocus } = rest
  const { remember, giveBack } = useFocusReturn()
  const typing = useChangedFields()
  const isRestored = useRef(false)
  const isLosing = () => isRestored.current || (isChanged ?? typing.isTyped)()
  const [isAsking, setIsAsking] = useState(false)
  const change = (opens: boolean) => {
    if (!opens && isAsking) setIsAsking(false)
    else if (!opens && isLosing()) setIsAsking(true)
    else onOpenChange(opens)
  }
  const discard = () => {
    onDiscard?.()
    typing.forget()
    isRestored.current = false
    onOpenChange(false)
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlayClasses} />
        <Radix.Content
          className={joinClasses(dialogClasses(width), className)}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onFocusCapture={typing.onFocusCapture}
          onCloseAutoFocus={giveBack}
          onOpenAutoFocus={(event) => {
            remember()
            const first = firstFocus === 'dialog' ? event.currentTarget : firstFocus?.current
            if (!(first instanceof HTMLElement)) return
            event.preventDefault()
            first.focus()
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
          <RestoredFormDraft value={isRestored}>{children}</RestoredFormDraft>
          {!isTitleHidden && <DialogCloseButton className="absolute top-3 right-3" />}
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setIsAsking}
            title={loss.title}
            question={loss.question}
            cancelText={loss.stayText}
            confirmText={loss.leaveText}
            onConfirm={discard}
          />
          <LeaveConfirmation
            isUnderWay={isLosing}
            onBack={() => change(false)}
            onLeave={onDiscard}
            question={loss.question}
            leaveText={loss.leaveText}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** An `isChanged` for a dialog whose fields take effect at once. */
export function nothingIsLost(): boolean {
  return false
}

/** The close button in the head of a dialog. */
export function DialogCloseButton({ className }: { className?: string }) {
  return (
    <Radix.Close aria-label="Close" className={joinClasses('btn btn-ghost btn-square btn-sm', className)}>
      <X size={16} strokeWidth={1.75} aria-hidden />
    </Radix.Close>
  )
}

/** The Cancel button of a dialog: like every other way to close it, it asks for confirmation when something was typed. */
export function DialogCancel({ children = 'Cancel' }: { children?: ReactNode }) {
  return (
    <Radix.Close type="button" className={buttonClasses({ look: 'ghost' })}>
      {children}
    </Radix.Close>
  )
}
