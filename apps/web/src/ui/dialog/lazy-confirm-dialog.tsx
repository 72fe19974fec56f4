import { Suspense } from 'react'
import { openedLater } from '../../lib/lazy/opened-later.ts'
import { useWasEver } from '../../lib/lazy/use-was-ever.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

const ConfirmDialog = openedLater(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

/** A lazily loaded `ConfirmDialog`. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return (
    useWasEver(props.isOpen) && (
      <Suspense>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  )
}
