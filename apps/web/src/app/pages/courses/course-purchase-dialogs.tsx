import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { ThankYouDialog } from '../../../features/courses/sales/thank-you-dialog.tsx'
import { PurchaseDialogs } from '../../../features/orders/purchase/purchase-dialogs.tsx'
import type { Purchase } from '../../../features/orders/purchase/use-purchase.ts'

/** The dialogs of buying a course, with the thank-you message that the specification requires. */
export function CoursePurchaseDialogs({ purchase }: { purchase: Purchase }) {
  const { _id } = useUser()
  return (
    <PurchaseDialogs
      purchase={purchase}
      renderConfirmed={({ item, orderId, orderNumber }) => (
        <ThankYouDialog
          buyerId={_id}
          course={item}
          order={{ id: orderId, number: orderNumber }}
          onClose={purchase.finish}
        />
      )}
    />
  )
}
