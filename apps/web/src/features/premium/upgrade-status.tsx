import { Clock } from 'lucide-react'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import type { UpgradeState } from './use-upgrade.ts'

const upgradeStepLabels = {
  ordering: 'Opening the payment window',
  paying: 'The payment window is open',
  verifying: 'Verifying the payment',
  opening: 'Paid. Opening the solutions',
} as const

/** Progress or result of a purchase, shown where it was started. */
export function UpgradeStatus({ state }: { state: UpgradeState }) {
  return (
    <>
      <p role="status" className="text-ui text-muted empty:hidden">
        {state.kind === 'processing' && upgradeStepLabels[state.step]}
      </p>
      {state.kind === 'failed' && (
        <ErrorBox>
          <p className="font-semibold">{state.message}</p>
          {state.detail !== null && <p className="text-muted">{state.detail}</p>}
        </ErrorBox>
      )}
      {state.kind === 'pending' && (
        <div role="alert" className="flex items-start gap-3 rounded-lg bg-limit-soft px-3 py-3 text-ui">
          <Clock size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-limit" aria-hidden />
          <p className="min-w-0 break-words">{state.message}</p>
        </div>
      )}
    </>
  )
}
