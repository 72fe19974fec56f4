import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../lib/join-classes.ts'
import { Button } from './button.tsx'

const widths = {
  narrow: 'xl:grid-cols-[minmax(0,1fr)_400px]',
  wide: 'xl:grid-cols-[minmax(0,1fr)_minmax(0,560px)]',
} as const

interface ListAndDetailProps {
  list: ReactNode
  /** The chosen entry; null if none. */
  detail: ReactNode
  /** Shown instead of the detail while nothing is chosen. */
  placeholder: ReactNode
  /** Label of the link back to the list: "All orders". */
  backText: string
  /** Width of the detail. */
  width: keyof typeof widths
  onBack: () => void
}

/** A list and its chosen entry side by side; on narrow screens one or the other. */
export function ListAndDetail({ list, detail, placeholder, backText, width, onBack }: ListAndDetailProps) {
  const isReading = detail !== null
  return (
    <div className={joinClasses('grid items-start gap-4', widths[width])}>
      <div className={joinClasses('min-w-0', isReading && 'max-xl:hidden')}>{list}</div>
      <div className={joinClasses('min-w-0', !isReading && 'max-xl:hidden')}>
        {isReading ? (
          <>
            <Button
              isSmall
              look="ghost"
              className="mb-3 -ml-3 xl:hidden"
              icon={<ChevronLeft size={14} strokeWidth={1.75} aria-hidden />}
              onClick={onBack}
            >
              {backText}
            </Button>
            {detail}
          </>
        ) : (
          <div className="panel">{placeholder}</div>
        )}
      </div>
    </div>
  )
}
