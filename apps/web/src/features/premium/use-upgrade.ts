import type { PremiumState, User } from '@codedojo/contract'
import { useEffect, useRef, useState } from 'react'
import { buyPremium, findPremium, type PremiumPurchaseResult, type UpgradeStep } from './buy-premium.ts'

export type UpgradeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing'; readonly step: UpgradeStep | 'opening' }
  | Extract<PremiumPurchaseResult, { kind: 'pending' | 'failed' }>

export interface Upgrade {
  readonly state: UpgradeState
  readonly start: () => void
}

interface UpgradeOptions {
  readonly user: User
  /** Called when the user has become premium, so that the whole page updates. */
  readonly onPremium: (state: PremiumState | null) => Promise<void>
  /** Called when the payment window has closed, with any result. */
  readonly onEnd?: (end: PremiumPurchaseResult) => void
}

/** State of a premium purchase; one at a time. */
export function useUpgrade({ user, onPremium, onEnd }: UpgradeOptions): Upgrade {
  const [state, setState] = useState<UpgradeState>({ kind: 'idle' })
  const finish = async (end: PremiumPurchaseResult) => {
    if (end.kind === 'premium') {
      setState({ kind: 'processing', step: 'opening' })
      await onPremium(end.state)
    }
    setState(restingState(end))
    onEnd?.(end)
  }
  const start = async () => {
    const end = await buyPremium({
      user,
      isRenewal: user.isPremium,
      onStep: (step) => setState({ kind: 'processing', step }),
    })
    await finish(end)
  }
  useRepeated(state.kind === 'pending', async () => {
    const found = await findPremium(user)
    if (found !== null) await finish({ kind: 'premium', state: found })
  })
  // An unconfirmed payment must not be made twice.
  const isBusy = state.kind === 'processing' || state.kind === 'pending'
  return {
    state,
    start: () => {
      if (!isBusy) void start()
    },
  }
}

function restingState(end: PremiumPurchaseResult): UpgradeState {
  switch (end.kind) {
    case 'premium':
    case 'dismissed':
      return { kind: 'idle' }
    case 'pending':
    case 'failed':
      return end
  }
}

const askedAgainAfterMs = 5000

function useRepeated(isOn: boolean, ask: () => Promise<void>): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void latest.current(), askedAgainAfterMs)
    return () => clearInterval(timer)
  }, [isOn])
}
