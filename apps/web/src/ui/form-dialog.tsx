import { X } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { FaultCount } from './fault-count.tsx'
import { IconButton } from './icon-button.tsx'
import { LeaveQuestion } from './leave-question.tsx'

interface FormDialogProps {
  title: string
  /** Beside the title. */
  note?: ReactNode
  /** Whether closing would lose what was typed; asked at that moment. */
  isChanged: () => boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  onClose: () => void
  /** What was typed is given up by leaving the page. */
  onLeave?: () => void
  /** How many fields are at fault. */
  faults: number
  /** One step back, in the place of Cancel, which a cross in the head stands for then. */
  onBack?: (() => void) | undefined
  /** At the left end of the foot while no field is at fault. */
  foot?: ReactNode
  children: ReactNode
  /** The buttons that save, beside Cancel. */
  buttons: ReactNode
}

const leaving = { question: 'What you have typed into this form will be lost.', leaveText: 'Discard changes' }

/** A form in a dialog. Closing it, and leaving the page, asks first when something was typed. */
export function FormDialog({
  title,
  note,
  isChanged,
  onSubmit,
  onClose,
  onLeave,
  faults,
  onBack,
  foot,
  children,
  buttons,
}: FormDialogProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => (isChanged() ? setIsAsking(true) : onClose())
  return (
    <Dialog isOpen onOpenChange={close} title={title} width="form" isTitleHidden>
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={onSubmit}>
        <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-5">
          <p className="heading text-title" aria-hidden>
            {title}
          </p>
          {note}
          {onBack && (
            <span className="-mr-2 ml-auto">
              <IconButton
                label="Close"
                icon={<X size={16} strokeWidth={1.75} aria-hidden />}
                onClick={close}
              />
            </span>
          )}
        </header>
        {children}
        <footer className="flex min-h-16 shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-2">
          <FaultCount count={faults} />
          {faults === 0 && foot && <p className="mr-auto text-ui text-faint max-md:basis-full">{foot}</p>}
          <Button look="ghost" onClick={onBack ?? close}>
            {onBack ? 'Back' : 'Cancel'}
          </Button>
          {buttons}
        </footer>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard changes"
        question={leaving.question}
        cancelText="Go on editing"
        confirmText={leaving.leaveText}
        onConfirm={onClose}
      />
      <LeaveQuestion isUnderWay={isChanged} onLeave={onLeave} {...leaving} />
    </Dialog>
  )
}
