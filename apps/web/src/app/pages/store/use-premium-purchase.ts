import type { PremiumState } from '@codedojo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { rememberPremium, sessionQuery } from '../../../features/accounts/queries.ts'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { type Upgrade, useUpgrade } from '../../../features/premium/use-upgrade.ts'
import { problemQuery } from '../../../features/statement/queries.ts'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { notify } from '../../../ui/toast.tsx'

interface PremiumPurchaseOptions {
  /** The problem on the page, whose solutions premium opens. */
  problemId?: string
  /** The payment window has closed, whatever the outcome. */
  onEnd?: () => void
}

/** The purchase of premium: invalidates everything that depends on premium once it is paid. */
export function usePremiumPurchase({ problemId, onEnd }: PremiumPurchaseOptions): Upgrade {
  const user = useUser()
  const queryClient = useQueryClient()
  const tellPage = async (state: PremiumState | null) => {
    if (state !== null) rememberPremium(queryClient, state.expiresAt)
    const changed = [
      sessionQuery.queryKey,
      ...(problemId === undefined ? [] : [problemQuery(problemId).queryKey]),
    ]
    await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    notify(
      state?.expiresAt ? `Premium until ${formatLongDate(new Date(state.expiresAt))}.` : 'Premium is on.',
    )
  }
  return useUpgrade({ user, onPremium: tellPage, ...(onEnd && { onEnd }) })
}
