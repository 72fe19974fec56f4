import { AlertDialog } from 'radix-ui'
import { useRef } from 'react'
import { buttonClasses } from '../button.tsx'
import { dialogClasses, dialogOverlayClasses } from './dialog-look.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  question: string
  /** Names the action, for example "Reset code". */
  confirmText: string
  cancelText?: string
  look?: 'danger' | 'primary'
  onConfirm: () => void
  /** Sets the focus after Cancel, where it shall not return to the element that opened the dialog. */
  onCancelled?: () => void
}

/** A confirmation before an action that cannot be undone. The focus starts on Cancel, and returns to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, question, confirmText, cancelText = 'Cancel', look = 'danger' } = props
  const { remember, giveBack } = useFocusReturn()
  const isCancelled = useRef(false)
  const returnFocus = (event: Event) => {
    if (props.onCancelled === undefined || !isCancelled.current) return giveBack(event)
    event.preventDefault()
    props.onCancelled()
  }
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogOverlayClasses} />
        <AlertDialog.Content
          className={`${dialogClasses('question')} p-5`}
          onOpenAutoFocus={() => {
            isCancelled.current = false
            remember()
          }}
          onCloseAutoFocus={returnFocus}
        >
          <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-body text-muted">{question}</AlertDialog.Description>
          <div className="mt-6 flex justify-end gap-2">
            <AlertDialog.Cancel
              className={buttonClasses({ look: 'ghost' })}
              onClick={() => {
                isCancelled.current = true
              }}
            >
              {cancelText}
            </AlertDialog.Cancel>
            <AlertDialog.Action className={buttonClasses({ look })} onClick={props.onConfirm}>
              {confirmText}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
