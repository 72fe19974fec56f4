import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { contestQuery } from '../../features/contests/queries.ts'
import { useContestToasts } from '../../features/contests/questions/use-contest-toasts.ts'
import { ContestRound } from '../../features/contests/round/contest-round.tsx'
import { ContestSkeleton } from '../../features/contests/round/contest-skeleton.tsx'
import { useContestNews } from '../../features/contests/use-contest-news.ts'
import { contestsPath, problemPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { UserText } from '../../ui/markdown/user-text.tsx'
import { MissingOrFailed } from '../../ui/missing-or-failed.tsx'
import { useTitle } from '../shell/use-title.ts'

/** One contest: waiting room, problems and scoreboard. */
export function ContestPage() {
  const { id = '' } = useParams()
  const user = useUser()
  const reading = useQuery(contestQuery(id))
  const { data: contest } = reading
  const [params, setParams] = useSearchParams()
  useTitle(contest?.name ?? 'Contest')
  useContestNews(id)
  useContestToasts({
    contestId: id,
    isOn: contest?.mayEnter === true && contest.state !== 'upcoming' && params.get('tab') !== 'questions',
    onOpen: () => setParams({ tab: 'questions' }),
  })
  if (contest !== undefined)
    return (
      <ContestRound
        user={user}
        contest={contest}
        receivedAt={reading.dataUpdatedAt}
        renderMarkdown={(text) => <UserText text={text} />}
        practisePath={(problemId) => problemPath({ _id: problemId })}
      />
    )
  if (reading.isPending) return <ContestSkeleton />
  return (
    <MissingOrFailed
      reading={reading}
      missing="There is no such contest."
      missingDetail="It may have been removed, or the address is mistyped."
      failed="Failed to load the contest."
      wayOn={
        <Link to={contestsPath} className={buttonClasses({ look: 'primary' })}>
          Go to the contests
        </Link>
      }
    />
  )
}
