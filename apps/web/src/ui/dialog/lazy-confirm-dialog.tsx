import { Suspense } from 'react'
import { lazyOverlay } from '../../lib/lazy/lazy-overlay.ts'
import { useWasEverTrue } from '../../lib/lazy/use-was-ever-true.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

const ConfirmDialog = lazyOverlay(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

/** A lazily loaded `ConfirmDialog`. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return (
    useWasEverTrue(props.isOpen) && (
      <Suspense>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  )
}
