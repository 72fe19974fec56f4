import { AlertDialog } from 'radix-ui'
import { Link } from 'react-router'
import { orderPath } from '../../../lib/paths.ts'
import { checkoutFailedMessage } from '../../../shared/payments/pay-order.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { dialogClasses, dialogOverlayClasses } from '../../../ui/dialog/dialog-look.ts'
import type { PurchaseState } from './use-purchase.ts'

interface FailedDialogProps {
  failed: Extract<PurchaseState, { kind: 'failed' }>
  onClose: () => void
  onRetry: () => void
}

/** Shown after a failed purchase: the server's message, and a retry. */
export function FailedDialog({ failed, onClose, onRetry }: FailedDialogProps) {
  const { message, orderId } = failed
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialogOverlayClasses} />
        <AlertDialog.Content className={`${dialogClasses('question')} p-5`}>
          <AlertDialog.Title className="text-title break-words">{message}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-body break-words text-muted">
            {consequenceOf(failed)}
          </AlertDialog.Description>
          <div className="mt-6 flex justify-end gap-2">
            <AlertDialog.Cancel className={buttonClasses({ look: 'ghost' })}>Close</AlertDialog.Cancel>
            {message === checkoutFailedMessage ? (
              <AlertDialog.Action className={buttonClasses({ look: 'primary' })} onClick={onRetry}>
                Try again
              </AlertDialog.Action>
            ) : (
              orderId !== null && (
                <AlertDialog.Action asChild>
                  <Link to={orderPath(orderId)} className={buttonClasses({ look: 'primary' })}>
                    Your orders
                  </Link>
                </AlertDialog.Action>
              )
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function consequenceOf({ message, orderId, item }: FailedDialogProps['failed']): string {
  if (message === checkoutFailedMessage) return 'Nothing was charged.'
  if (orderId !== null) return 'Your orders show how this one stands.'
  return `"${item.name}" was not bought, and nothing was charged.`
}
