import { useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { Suspense, useState } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { lazyOverlay } from '../../../lib/lazy/lazy-overlay.ts'
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx'
import { streakWords } from './day-rule-text.ts'
import { streakQuery } from './streak-query.ts'

const StreakDialog = lazyOverlay(async () => (await import('./streak-dialog.tsx')).StreakDialog)

/** Flame with the number of days, muted while today does not count yet; opens the streak dialog. */
export function StreakMark() {
  const { data, isPending } = useQuery(streakQuery)
  const [isOpen, setIsOpen] = useState(false)
  const label = data ? streakWords(data.days) : isPending ? 'Streak' : 'Streak could not be loaded'
  return (
    <>
      <Tooltip text={data ? tooltipOf(data) : label}>
        <button
          type="button"
          aria-label={data ? `${label}, ${data.isTodayDone ? 'today is done' : 'today is open'}` : label}
          className="flex h-8 items-center gap-1.5 rounded-md px-1.5 text-muted hover:text-ink max-md:h-11"
          onClick={() => setIsOpen(true)}
        >
          <Flame
            size={16}
            strokeWidth={1.75}
            className={joinClasses(data?.isTodayDone ? 'text-streak' : 'text-faint')}
            aria-hidden
          />
          <span className="num min-w-2 text-ui">{data ? data.days : '–'}</span>
        </button>
      </Tooltip>
      <Suspense fallback={null}>{isOpen && <StreakDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

function tooltipOf({ days, isTodayDone }: { days: number; isTodayDone: boolean }): string {
  if (isTodayDone) return `${streakWords(days)}. Today is done.`
  return days === 0
    ? 'No streak yet. Solve a problem today to begin one.'
    : `${streakWords(days)}. Solve something today to keep it.`
}
