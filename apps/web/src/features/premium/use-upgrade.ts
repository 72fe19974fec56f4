import type { PremiumState, User } from '@codedojo/contract'
import { useState } from 'react'
import { buyPremium, type UpgradeEnd, type UpgradeStep } from './buy-premium.ts'

export type UpgradeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing'; readonly step: UpgradeStep | 'opening' }
  | Extract<UpgradeEnd, { kind: 'pending' | 'failed' }>

export interface Upgrade {
  readonly state: UpgradeState
  readonly start: () => void
}

interface UpgradeOptions {
  readonly user: User
  /** Lets the whole page know that this person is premium now. */
  readonly onPremium: (state: PremiumState | null) => Promise<void>
  /** The payment window is gone, however it ended. */
  readonly onEnd?: (end: UpgradeEnd) => void
}

/** Buying premium from a page: one purchase at a time, and what to say about it. */
export function useUpgrade({ user, onPremium, onEnd }: UpgradeOptions): Upgrade {
  const [state, setState] = useState<UpgradeState>({ kind: 'idle' })
  const start = async () => {
    if (state.kind === 'processing') return
    const end = await buyPremium({
      user,
      isRenewal: user.isPremium,
      onStep: (step) => setState({ kind: 'processing', step }),
    })
    if (end.kind === 'premium') {
      setState({ kind: 'processing', step: 'opening' })
      await onPremium(end.state)
    }
    setState(restingState(end))
    onEnd?.(end)
  }
  return { state, start: () => void start() }
}

function restingState(end: UpgradeEnd): UpgradeState {
  switch (end.kind) {
    case 'premium':
    case 'dismissed':
      return { kind: 'idle' }
    case 'pending':
    case 'failed':
      return end
  }
}
