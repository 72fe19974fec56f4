import { refundDays } from '@codedojo/contract'
import { Link } from 'react-router'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { PremiumBenefits } from '../../../features/premium/premium-benefits.tsx'
import { PremiumOffer } from '../../../features/premium/premium-offer.tsx'
import { PremiumStateLine } from '../../../features/premium/premium-state-line.tsx'
import { ordersPath } from '../../../lib/paths.ts'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { useTitle } from '../../shell/use-title.ts'
import { usePremiumPurchase } from './use-premium-purchase.ts'

/** The benefits of premium, the user's subscription, and the button to buy or renew it. */
export function PremiumPage() {
  useTitle('Premium')
  const user = useUser()
  const upgrade = usePremiumPurchase({})
  return (
    <>
      <h1 className="text-display">Premium</h1>
      <div className="mt-2">
        <PremiumStateLine user={user} />
        {user.role === 'admin' && (
          <p className="mt-1 text-body text-muted">As an admin you can open every solution without it.</p>
        )}
      </div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 pb-10 lg:grid-cols-[1fr_400px]">
        <div className="max-lg:order-2">
          <PremiumBenefits />
        </div>
        <div>
          <PremiumOffer user={user} upgrade={upgrade} look="primary" />
          <ul className="mt-5 list-disc space-y-1.5 pl-5 text-ui text-muted marker:text-faint">
            <li>Nothing renews by itself, and no payment follows.</li>
            <li>A renewal adds a year to the day on which premium ends.</li>
            <li>For {refundDays} days after a payment you can ask for the money back.</li>
          </ul>
          <p className="mt-5 text-ui">
            <Link to={ordersPath} className={textLinkClasses}>
              Purchase history
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
