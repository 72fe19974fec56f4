import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { draftsQuery } from '../../features/editor/queries.ts'
import { problemQuery } from '../../features/statement/queries.ts'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { useDeferredRender } from '../../lib/lazy/use-deferred-render.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useTitle } from '../shell/use-title.ts'
import { ProblemFrame } from './problem-frame.tsx'
import { ProblemSkeleton } from './problem-skeleton.tsx'
import { ProblemWorkspace } from './problem-workspace.tsx'
import { useReloadOnPremium } from './use-reload-on-premium.ts'

/** The page of one problem: statement, editor, runs and submissions. A work screen with a bar of its own. */
export function ProblemPage() {
  const { id = '' } = useParams()
  const user = useUser()
  const problem = useQuery(problemQuery(id))
  // If the server's drafts cannot be loaded, the page opens with those of the browser.
  const drafts = useQuery({ ...draftsQuery(id), retry: false })
  const isDrawn = useDeferredRender(problem.data !== undefined && !drafts.isPending)
  useReloadOnPremium(id, user)
  useTitle(problem.data?.title ?? 'Problem')

  if (problem.error && problem.data === undefined) {
    const isUnknown = problem.error instanceof ApiError && problem.error.status === 404
    return (
      <ProblemFrame>
        <h1 className="sr-only">Problem</h1>
        <div className="md:col-span-2">
          {isUnknown ? (
            <UnknownProblem />
          ) : (
            <ErrorState
              title="The problem could not be loaded."
              detail={messageOf(problem.error)}
              isRetrying={problem.isFetching}
              onRetry={() => void problem.refetch()}
            />
          )}
        </div>
      </ProblemFrame>
    )
  }
  if (problem.data === undefined || !isDrawn) return <ProblemSkeleton />
  return (
    <ProblemWorkspace key={problem.data._id} user={user} problem={problem.data} drafts={drafts.data ?? []} />
  )
}

function UnknownProblem() {
  return (
    <EmptyState
      title="There is no such problem."
      detail="It may have been removed, or the address is mistyped."
    >
      <Link to="/" className={buttonClasses({ look: 'primary' })}>
        Go to the problems
      </Link>
    </EmptyState>
  )
}
