import { Package } from 'lucide-react'
import { SamplesNotice } from '../../../ui/samples-notice.tsx'
import { useSampleRemoval } from './use-product-change.ts'

/** Says that there are sample products, and deletes them all at once. */
export function SampleGoodsNotice({ count }: { count: number }) {
  const { mutate, isPending } = useSampleRemoval()
  if (count === 0) return null
  const samples =
    count === 1
      ? 'One product is a sample that came with CodeDojo.'
      : `${count} products are samples that came with CodeDojo.`
  return (
    <SamplesNotice
      icon={Package}
      words={`${samples} One that you edit becomes yours.`}
      question="Every sample product leaves the store. Orders of them stay. This action cannot be undone."
      isRemoving={isPending}
      onRemove={() => mutate()}
      className="mb-3"
    />
  )
}
