import { Link } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { premiumState } from '../../features/premium/premium-state.ts'
import { formatLongDate } from '../../lib/format/format-date.ts'
import { useHasPart } from '../../lib/installation.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { premiumPath } from '../../lib/paths.ts'
import { textLinkClasses } from '../../ui/text-link.ts'

const proClasses =
  'flex h-7 items-center rounded-md bg-primary-soft px-2.5 text-caption font-semibold text-primary max-md:h-8'

interface PremiumMarkProps {
  onFollow?: () => void
}

/** PRO for premium users, with Renew shortly before the end; a link to premium for others, where there is premium. */
export function PremiumMark({ onFollow }: PremiumMarkProps) {
  const state = premiumState(useUser())
  const hasPremium = useHasPart('premium')
  if (state.kind !== 'running' && !hasPremium) return null
  if (state.kind !== 'running') {
    return (
      <Link to={premiumPath} onClick={onFollow} className={joinClasses('text-body', textLinkClasses)}>
        Upgrade
      </Link>
    )
  }
  const until = `Premium until ${formatLongDate(state.until)}`
  return (
    <span className="flex shrink-0 items-center gap-3">
      {state.isEnding && hasPremium && (
        <Link to={premiumPath} onClick={onFollow} className={joinClasses('text-body', textLinkClasses)}>
          Renew
        </Link>
      )}
      {hasPremium ? (
        <Link
          to={premiumPath}
          onClick={onFollow}
          title={until}
          aria-label={`PRO, ${until}`}
          className={proClasses}
        >
          PRO
        </Link>
      ) : (
        <span title={until} className={proClasses}>
          PRO
        </span>
      )}
    </span>
  )
}
