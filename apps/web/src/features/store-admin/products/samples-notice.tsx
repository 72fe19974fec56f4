import { Package } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useSampleRemoval } from './use-product-change.ts'

/** Says that goods in the store are only samples, and takes them out together. */
export function SamplesNotice({ count }: { count: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useSampleRemoval()
  if (count === 0) return null
  return (
    <section
      aria-label="Samples"
      className="panel mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-ui"
    >
      <Package size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <p className="min-w-0 flex-1 basis-64 text-muted">
        {count === 1
          ? 'One product is a sample that came with CodeDojo.'
          : `${count} products are samples that came with CodeDojo.`}{' '}
        One that you edit becomes yours.
      </p>
      <Button isSmall disabled={isPending} onClick={() => setIsAsking(true)}>
        Remove samples
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Remove samples"
        question="Every sample product leaves the store. Orders of them stay. This action cannot be undone."
        confirmText="Remove samples"
        onConfirm={() => mutate()}
      />
    </section>
  )
}
