import type { Scoreboard } from '@codedojo/contract'
import { useParams } from 'react-router'
import { ContestAdmin } from '../../features/contest-admin/contest/contest-admin.tsx'
import { adminNewsKeys } from '../../features/contest-admin/queries.ts'
import { PhoneScoreboard } from '../../features/contests/scoreboard/phone-scoreboard.tsx'
import { ScoreboardTable } from '../../features/contests/scoreboard/scoreboard-table.tsx'
import { useContestNews } from '../../features/contests/use-contest-news.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { UserText } from '../../ui/markdown/user-text.tsx'
import { useTitle } from '../shell/use-title.ts'

export function ManagedContestPage() {
  const { id = '' } = useParams()
  useTitle('Contests')
  useContestNews(id, adminNewsKeys)
  return (
    <div className="mx-auto max-w-[1152px]">
      <ContestAdmin key={id} id={id} renderMarkdown={renderMarkdown} renderScoreboard={renderScoreboard} />
    </div>
  )
}

const renderMarkdown = (text: string) => <UserText text={text} />

/** The scoreboard without a highlighted row: whoever runs a contest looks at all of them. */
function WholeScoreboard({ board }: { board: Scoreboard }) {
  const Rows = useIsPhone() ? PhoneScoreboard : ScoreboardTable
  return <Rows board={board} rows={board.rows} userId="" ownRow={noRow} />
}

const noRow = { current: null }
const renderScoreboard = (board: Scoreboard) => <WholeScoreboard board={board} />
