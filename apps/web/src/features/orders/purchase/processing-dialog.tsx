import { LoaderCircle } from 'lucide-react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

/** Shown while a request is in progress; it cannot be closed. */
export function ProcessingDialog({ sentence }: { sentence: string }) {
  return (
    <Dialog isOpen onOpenChange={() => {}} title="Processing payment" isTitleHidden className="p-5">
      <div role="status" className="flex items-start gap-4">
        <LoaderCircle
          size={20}
          strokeWidth={1.75}
          className="mt-0.5 shrink-0 animate-spin text-primary"
          aria-hidden
        />
        <div>
          <p className="heading text-title" aria-hidden>
            Processing payment
          </p>
          <p className="mt-1 text-body text-muted">{sentence}</p>
        </div>
      </div>
    </Dialog>
  )
}
