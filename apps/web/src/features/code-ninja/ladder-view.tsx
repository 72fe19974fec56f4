import type { HintStep } from '@codedojo/contract'
import { Check, Lock } from 'lucide-react'
import { joinClasses } from '../../lib/join-classes.ts'

/** Which hint levels are open, and what unlocks the next. */
export function LadderView({ ladder }: { ladder: readonly HintStep[] }) {
  const current = ladder.find((step) => step.state === 'next')?.level ?? null
  const opens = ladder.find((step) => step.opens !== null)?.opens ?? null
  return (
    <section aria-label="Hint level" className="shrink-0 border-b border-line px-4 py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-ui font-normal">Hint level</h3>
        {opens !== null && (
          <p className="flex items-center gap-1.5 text-caption text-muted">
            <Lock size={12} strokeWidth={1.75} className="shrink-0" aria-hidden />
            {opens}
          </p>
        )}
      </div>
      <ol className="mt-2 grid grid-cols-[1fr_1fr_1fr_1.3fr] gap-1.5 max-md:grid-cols-2">
        {ladder.map((step) => (
          <Step key={step.level} step={step} isCurrent={step.level === current} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { level, name, state }, isCurrent }: { step: HintStep; isCurrent: boolean }) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={joinClasses(
        'flex h-8 min-w-0 items-center gap-1.5 rounded-md border px-2 text-ui',
        isCurrent ? 'border-primary bg-primary-soft text-ink' : 'border-line text-muted',
      )}
    >
      <span className="num text-caption">{level}</span>
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {state === 'given' && (
        <>
          <Check size={14} strokeWidth={1.75} className="shrink-0 text-ac" aria-hidden />
          <span className="sr-only">given</span>
        </>
      )}
      {state === 'locked' && (
        <>
          <Lock size={12} strokeWidth={1.75} className="shrink-0" aria-hidden />
          <span className="sr-only">locked</span>
        </>
      )}
    </li>
  )
}
