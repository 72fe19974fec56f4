import type { Contest } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { contestProblemQuery, contestQuery } from '../../features/contests/queries.ts'
import { useContestNews } from '../../features/contests/use-contest-news.ts'
import { draftsQuery } from '../../features/editor/queries.ts'
import { DescriptionSkeleton } from '../../features/statement/description-skeleton.tsx'
import { contestPath, contestsPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { MissingOrFailed } from '../../ui/missing-or-failed.tsx'
import { useTitle } from '../shell/use-title.ts'
import { ContestBar } from './contest-bar.tsx'
import { ContestWorkspace } from './contest-workspace.tsx'
import { useContestEndNotice } from './use-contest-end-notice.ts'

/** One problem of a running contest. It does not exist before the start, after the end, and without registration. */
export function ContestProblemPage() {
  const { id = '' } = useParams()
  const reading = useQuery(contestQuery(id))
  const { data: contest } = reading
  useContestNews(id)
  useContestEndNotice(contest?.mayEnter ? contest.state : undefined)
  if (contest === undefined)
    return reading.isPending ? (
      <LoadingFrame />
    ) : (
      <Frame>
        <MissingOrFailed
          reading={reading}
          missing="There is no such contest."
          failed="Failed to load the contest."
          wayOn={
            <Link to={contestsPath} className={buttonClasses({ look: 'primary' })}>
              Go to the contests
            </Link>
          }
        />
      </Frame>
    )
  if (contest.state !== 'running' || !contest.mayEnter) return <Navigate to={contestPath(contest)} replace />
  return <OpenProblem contest={contest} receivedAt={reading.dataUpdatedAt} />
}

interface OpenProblemProps {
  contest: Contest
  /** When the contest was loaded, by the clock of this device. */
  receivedAt: number
}

function OpenProblem({ contest, receivedAt }: OpenProblemProps) {
  const { letter = '' } = useParams()
  const user = useUser()
  const reading = useQuery(contestProblemQuery(contest._id, letter))
  const { data: problem } = reading
  // If the server's drafts cannot be loaded, the page opens with those of the browser.
  const drafts = useQuery({
    ...draftsQuery(problem?._id ?? ''),
    retry: false,
    enabled: problem !== undefined,
  })
  useTitle(problem === undefined ? contest.name : `${problem.letter}. ${problem.title}`)
  if (problem === undefined && reading.error)
    return (
      <Frame>
        <MissingOrFailed
          reading={reading}
          missing="There is no such problem in this contest."
          failed="Failed to load the problem."
          wayOn={
            <Link to={contestPath(contest)} className={buttonClasses({ look: 'primary' })}>
              Back to the contest
            </Link>
          }
        />
      </Frame>
    )
  if (problem === undefined || drafts.isPending) return <LoadingFrame />
  return (
    <ContestWorkspace
      key={problem._id}
      user={user}
      contest={contest}
      receivedAt={receivedAt}
      problem={problem}
      drafts={drafts.data ?? []}
    />
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col">
      <ContestBar contest={null} letter={null} now={0} />
      <main className="m-2 mt-0 min-h-0 flex-1 overflow-auto">{children}</main>
    </div>
  )
}

const LoadingFrame = () => (
  <Frame>
    <div className="panel h-full md:grid md:grid-cols-[584px_1fr]">
      <DescriptionSkeleton />
    </div>
  </Frame>
)
