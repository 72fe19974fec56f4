import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { pluralize, pluralNoun } from '../../lib/format/pluralize.ts'
import { rejudgePath, startRejudgePath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { rejudgeOptionsQuery } from './queries.ts'

interface RejudgeOfferProps {
  problemId: string
  className?: string
}

/** Tells admins that submissions were judged on an earlier version, and links to a dry rejudge. Otherwise nothing. */
export function RejudgeOffer({ problemId, className = '' }: RejudgeOfferProps) {
  const { data } = useQuery(rejudgeOptionsQuery(problemId))
  if (data === undefined || (data.earlier === 0 && data.openId === null)) return null
  const isOpen = data.openId !== null
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-raised px-3 py-2 ${className}`}
    >
      <p className="flex min-w-0 flex-1 items-start gap-2 text-ui">
        <RotateCcw size={14} strokeWidth={1.75} className="mt-[3px] shrink-0 text-muted" aria-hidden />
        {isOpen
          ? 'A dry rejudge of this problem waits to be applied or cancelled.'
          : `${pluralize(data.earlier, 'submission')} ${pluralNoun(data.earlier, 'was', 'were')} judged on an earlier version.`}
      </p>
      <Link
        to={isOpen ? rejudgePath(data.openId ?? '') : startRejudgePath(problemId)}
        className={buttonClasses({ isSmall: true })}
      >
        {isOpen ? 'Show it' : 'Dry rejudge'}
      </Link>
    </div>
  )
}
