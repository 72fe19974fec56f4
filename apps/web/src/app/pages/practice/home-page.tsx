import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { DailyPanel } from '../../../features/practice/daily/daily-panel.tsx'
import { HeroSkeleton } from '../../../features/problems/hero/hero-skeleton.tsx'
import { HomeHero } from '../../../features/problems/hero/home-hero.tsx'
import { ListSkeleton } from '../../../features/problems/list/list-skeleton.tsx'
import { findFollowedPlan } from '../../../features/study-plans/followed-plan.ts'
import { plansQuery } from '../../../features/study-plans/queries.ts'
import { isExperienceAsked } from '../../../features/study-plans/start/experience-panel.tsx'
import { ExperienceQuestion } from '../../../features/study-plans/start/experience-question.tsx'
import { messageOf } from '../../../lib/api/api-error.ts'
import { useDeferredRender } from '../../../lib/lazy/use-deferred-render.ts'
import { prefersReducedMotion, useIsPhone } from '../../../lib/use-media-query.ts'
import { useHiddenFacts } from '../../../shared/problems/use-hidden-facts.ts'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { KeepAboveTheFold } from '../../above-the-fold/keep-above-the-fold.tsx'
import { useHashScroll } from '../../shell/use-hash-scroll.ts'
import { useTitle } from '../../shell/use-title.ts'
import { HomeTiles } from './home-tiles.tsx'
import { LibraryList } from './library-list.tsx'
import { useLibrary } from './use-library.ts'

export function HomePage() {
  useTitle('Problems')
  const user = useUser()
  const isPhone = useIsPhone()
  const hidden = useHiddenFacts()
  const { library, failed } = useLibrary()
  const { data: plans = [] } = useQuery(plansQuery)
  const { data: settings } = useQuery(settingsQuery)
  const plan = findFollowedPlan(plans)
  const isDrawn = useDeferredRender(library !== undefined)
  useHashScroll('problems')

  if (failed)
    return <LoadFailed error={failed.error} isRetrying={failed.isFetching} onRetry={() => failed.refetch()} />
  if (library === undefined || !isDrawn)
    return (
      <>
        <KeepAboveTheFold />
        <h1 className="sr-only">Problems</h1>
        <HeroSkeleton />
        <section id="problems" aria-label="Problem list">
          <ListSkeleton />
        </section>
      </>
    )
  return (
    <>
      <HomeHero
        firstName={user.firstName}
        {...library}
        plannedId={plan?.next?.problemId ?? null}
        hour={new Date().getHours()}
        question={isExperienceAsked(settings, library.solved.size) ? <ExperienceQuestion /> : null}
        beside={isPhone ? null : <DailyPanel hidden={hidden} />}
      />
      <HomeTiles lists={library.lists} problemProgress={library.problemProgress} />
      {/* A key of its own: an element taken over from the placeholder would count as one that moved. */}
      <section key="library" id="problems" aria-label="Problem list" className="scroll-mt-4">
        <LibraryList library={library} />
      </section>
      <BackToTop />
    </>
  )
}

interface LoadFailedProps {
  error: Error | null
  isRetrying: boolean
  onRetry: () => void
}

function LoadFailed({ error, ...rest }: LoadFailedProps) {
  return (
    <>
      <h1 className="sr-only">Problems</h1>
      <div className="panel">
        <ErrorState
          title="Failed to fetch problems. Please try again later."
          detail={messageOf(error)}
          {...rest}
        />
      </div>
    </>
  )
}

function BackToTop() {
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <div className="mt-6 flex justify-center">
      <Button isSmall icon={<ArrowUp size={14} strokeWidth={1.75} aria-hidden />} onClick={goUp}>
        Back to Top
      </Button>
    </div>
  )
}
