import { Shuffle } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'

export interface PickProps {
  disabled: boolean
  onClick: () => void
}

interface ProblemListHeadProps extends Omit<FilterBarProps, 'phoneActions'> {
  pick: PickProps
}

/** Title, search box and filters. */
export function ProblemListHead({ pick, ...bar }: ProblemListHeadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 className="text-title max-md:sr-only md:max-xl:w-full">Problems</h2>
      <FilterBar
        {...bar}
        phoneActions={
          <IconButton
            label="Pick one"
            className="border-line-strong bg-raised"
            icon={<Shuffle size={16} strokeWidth={1.75} aria-hidden />}
            {...pick}
          />
        }
      />
    </div>
  )
}
