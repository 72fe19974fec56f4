import type { User } from '@codedojo/contract'
import { Link } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { PremiumOffer } from '../../features/premium/premium-offer.tsx'
import { premiumState } from '../../features/premium/premium-state.ts'
import { PremiumStateLine } from '../../features/premium/premium-state-line.tsx'
import type { Upgrade } from '../../features/premium/use-upgrade.ts'
import { SolutionsPanel } from '../../features/solutions/solutions-panel.tsx'
import { StatementMarkdown } from '../../features/statement/statement-markdown.tsx'
import { formatLongDate } from '../../lib/format/format-date.ts'
import { useHasPart } from '../../lib/installation.ts'
import { premiumPath } from '../../lib/paths.ts'
import { textLinkClasses } from '../../ui/text-link.ts'
import { ContestClosed } from '../contest/contest-closed.tsx'
import type { ProblemWork } from './work/use-problem-work.ts'

interface ProblemSolutionsProps {
  work: ProblemWork
  upgrade: Upgrade
  /** Called when a solution was put into the editor. */
  onLoaded?: () => void
}

export function ProblemSolutions({ work, upgrade, onLoaded }: ProblemSolutionsProps) {
  const user = useUser()
  const { contest } = work.problem
  if (contest) return <ContestClosed contest={contest} what="Solutions are" />
  return (
    <SolutionsPanel
      problem={work.problem}
      language={work.draft.language}
      premiumLine={<PremiumLine user={user} />}
      offer={
        <>
          {premiumState(user).kind === 'ended' && (
            <div className="mb-3">
              <PremiumStateLine user={user} />
            </div>
          )}
          <PremiumOffer user={user} upgrade={upgrade} />
        </>
      }
      renderMarkdown={(text) => <StatementMarkdown text={text} />}
      onLoad={({ language, completeCode }) => {
        work.opening.openSolution({ language, code: completeCode })
        onLoaded?.()
      }}
    />
  )
}

function PremiumLine({ user }: { user: User }) {
  const premium = premiumState(user)
  const hasPremium = useHasPart('premium')
  if (premium.kind !== 'running') return user.role === 'admin' ? 'Open to you as an admin' : null
  return (
    <>
      Premium until {formatLongDate(premium.until)}
      {premium.isEnding && hasPremium && (
        <>
          {' · '}
          <Link to={premiumPath} className={textLinkClasses}>
            Renew
          </Link>
        </>
      )}
    </>
  )
}
