import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useUser } from '../features/accounts/signed-in-user.ts'
import { HeroSkeleton } from '../features/problems/hero/hero-skeleton.tsx'
import { HomeHero } from '../features/problems/hero/home-hero.tsx'
import { ListSkeleton } from '../features/problems/list/list-skeleton.tsx'
import { problemsQuery, solvedQuery } from '../features/problems/queries.ts'
import { messageOf } from '../lib/api-error.ts'
import { prefersReducedMotion } from '../lib/use-media-query.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LibraryList } from './library-list.tsx'
import { useHashScroll } from './use-hash-scroll.ts'
import { useTitle } from './use-title.ts'

export function HomePage() {
  useTitle('Problems')
  const user = useUser()
  const problems = useQuery(problemsQuery)
  const solved = useQuery(solvedQuery)
  useHashScroll('problems')

  const isFailed =
    problems.data === undefined ? problems.isError : solved.data === undefined && solved.isError
  if (isFailed)
    return (
      <LoadFailed
        error={problems.error ?? solved.error}
        isRetrying={problems.isFetching || solved.isFetching}
        onRetry={() => void Promise.all([problems.refetch(), solved.refetch()])}
      />
    )
  if (problems.data === undefined || solved.data === undefined)
    return (
      <>
        <h1 className="sr-only">Problems</h1>
        <HeroSkeleton />
        <section id="problems" aria-label="Problem list">
          <ListSkeleton />
        </section>
      </>
    )
  return (
    <>
      <HomeHero firstName={user.firstName} problems={problems.data} solved={solved.data} />
      <section id="problems" aria-label="Problem list" className="scroll-mt-20">
        <LibraryList problems={problems.data} solved={solved.data} />
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
