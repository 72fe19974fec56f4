import { AlertDialog } from 'radix-ui'
import { buttonClasses } from './button.tsx'
import { dialogClasses, dialogOverlayClasses } from './dialog-look.ts'
import { useFocusReturn } from './use-focus-return.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  question: string
  /** Names the act, for example "Reset code". */
  confirmText: string
  cancelText?: string
  look?: 'danger' | 'primary'
  onConfirm: () => void
}

/** A question before something that cannot be undone. The focus starts on the way out, and goes back to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, question, confirmText, cancelText = 'Cancel', look = 'danger' } = props
  const { remember, giveBack } = useFocusReturn()
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogOverlayClasses} />
        <AlertDialog.Content
          className={`${dialogClasses('question')} p-5`}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
        >
          <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-body text-muted">{question}</AlertDialog.Description>
          <div className="mt-6 flex justify-end gap-2">
            <AlertDialog.Cancel className={buttonClasses({ look: 'ghost' })}>{cancelText}</AlertDialog.Cancel>
            <AlertDialog.Action className={buttonClasses({ look })} onClick={props.onConfirm}>
              {confirmText}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
