import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

interface StoreHeroProps {
  onExplore: () => void
  /** Shown beside the button. */
  aside: ReactNode
}

export function StoreHero({ onExplore, aside }: StoreHeroProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-display">Store</h1>
        <p className="mt-1 text-base text-muted">Things for the desk and the walk to it.</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {aside}
        <Button onClick={onExplore}>
          Explore Products
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
    </header>
  )
}
