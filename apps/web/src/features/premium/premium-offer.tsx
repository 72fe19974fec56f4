import { premium, type User } from '@codedojo/contract'
import { LockOpen } from 'lucide-react'
import { formatLongDate } from '../../lib/format/format-date.ts'
import { formatRupees } from '../../lib/format/format-rupees.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { closeCheckout } from '../../shared/payments/open-checkout.ts'
import { PaymentNotice } from '../../shared/payments/payment-notice.tsx'
import { usePaymentsOff } from '../../shared/payments/payments-query.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { CloseOnBack } from '../../ui/dialog/close-on-back.ts'
import { premiumState, renewedPremiumEnd } from './premium-state.ts'
import { UpgradeStatus } from './upgrade-status.tsx'
import type { Upgrade } from './use-upgrade.ts'

interface PremiumOfferProps {
  user: User
  upgrade: Upgrade
  /** Not primary on pages where Submit is the primary button. */
  look?: ButtonLook
}

/** The yearly price, the resulting end date, and the buy button. */
export function PremiumOffer({ user, upgrade, look = 'default' }: PremiumOfferProps) {
  const owned = premiumState(user)
  const { state } = upgrade
  const { kind } = state
  const isOff = usePaymentsOff()
  const buyWords = owned.kind === 'running' ? 'Renew' : 'Upgrade'
  return (
    <section aria-label="Buy premium" className="space-y-3">
      <div
        className={joinClasses(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line p-4',
          look === 'primary' ? 'bg-panel' : 'bg-canvas',
        )}
      >
        <div className="min-w-0">
          <p className="text-ui">
            <span className="num text-heading font-semibold">{formatRupees(premium.pricePaise)}</span>{' '}
            {owned.kind === 'running' ? 'for one more year' : 'for one year'}
          </p>
          <p className="mt-0.5 text-ui text-muted">
            One payment. Ends by itself on {formatLongDate(renewedPremiumEnd(user))}.
          </p>
        </div>
        {!isOff && (
          <Button
            look={look}
            className={look === 'primary' ? 'w-full' : 'max-md:w-full'}
            disabled={kind === 'processing' || kind === 'pending'}
            icon={<LockOpen size={16} strokeWidth={1.75} aria-hidden />}
            onClick={upgrade.start}
          >
            {kind === 'idle' || kind === 'failed' ? buyWords : 'Processing...'}
          </Button>
        )}
      </div>
      <UpgradeStatus state={state} />
      {kind === 'processing' && state.step === 'paying' && <CloseOnBack onBack={closeCheckout} />}
      <PaymentNotice />
    </section>
  )
}
