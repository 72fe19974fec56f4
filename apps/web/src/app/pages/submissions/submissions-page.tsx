import { Link } from 'react-router'
import { HistoryList } from '../../../features/submission-history/list/history-list.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { useTitle } from '../../shell/use-title.ts'

/** The user's submissions to all problems. */
export function SubmissionsPage() {
  useTitle('Your submissions')
  return (
    <>
      <header className="mb-6">
        <h1 className="text-display">Your submissions</h1>
        <p className="mt-1 text-base text-muted">To all problems, newest first.</p>
      </header>
      <HistoryList
        emptyAct={
          <Link to="/#problems" className={buttonClasses({ isSmall: true })}>
            Go to the problems
          </Link>
        }
      />
    </>
  )
}
