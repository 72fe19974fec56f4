import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../button.tsx'
import { Dialog, DialogCancel, DialogCloseButton } from '../dialog/dialog.tsx'
import { InvalidFieldCount } from './invalid-field-count.tsx'

interface FormDialogProps {
  title: string
  /** Beside the title. */
  note?: ReactNode
  /** Whether closing would lose typed text, evaluated when closing. */
  isChanged: () => boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  onClose: () => void
  /** Called when the typed text is discarded by closing the dialog or leaving the page. */
  onDiscard?: () => void
  /** Number of invalid fields. */
  faults: number
  /** Goes one step back; its button replaces Cancel, and the head gets a close button. */
  onBack?: (() => void) | undefined
  /** At the left end of the footer while no field is invalid. */
  foot?: ReactNode
  children: ReactNode
  /** The save buttons, beside Cancel. */
  buttons: ReactNode
}

/** A form in a dialog. */
export function FormDialog({
  title,
  note,
  isChanged,
  onSubmit,
  onClose,
  onDiscard,
  faults,
  onBack,
  foot,
  children,
  buttons,
}: FormDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      width="form"
      isTitleHidden
      isChanged={isChanged}
      onDiscard={onDiscard}
    >
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={onSubmit}>
        <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-5">
          <p className="heading text-title" aria-hidden>
            {title}
          </p>
          {note}
          {onBack && <DialogCloseButton className="-mr-2 ml-auto" />}
        </header>
        {children}
        <footer className="flex min-h-16 shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-2">
          <InvalidFieldCount count={faults} />
          {faults === 0 && foot && <p className="mr-auto text-ui text-faint max-md:basis-full">{foot}</p>}
          {onBack ? (
            <Button look="ghost" onClick={onBack}>
              Back
            </Button>
          ) : (
            <DialogCancel />
          )}
          {buttons}
        </footer>
      </form>
    </Dialog>
  )
}
