import { RotateCcw } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { RejudgeList } from '../../features/rejudges/rejudge-list.tsx'
import { RejudgeView } from '../../features/rejudges/rejudge-view.tsx'
import { StartRejudgeDialog } from '../../features/rejudges/start-rejudge-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useTitle } from '../shell/use-title.ts'

/** The rejudges, or one of them; with `problem` in the query, the form for a new one. */
export function RejudgesPage() {
  const [address, setAddress] = useSearchParams()
  const shown = address.get('rejudge')
  const isStarting = address.has('problem')
  useTitle('Rejudges')
  if (shown !== null) return <RejudgeView key={shown} id={shown} />
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-heading">Rejudges</h1>
          <p className="mt-1 text-body text-muted">Submissions judged once more after a change, dry first.</p>
        </div>
        <Button
          look="primary"
          icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setAddress({ problem: '' })}
        >
          Dry rejudge
        </Button>
      </header>
      <RejudgeList />
      <StartRejudgeDialog
        problemId={address.get('problem') || null}
        isOpen={isStarting}
        onOpenChange={(isOpen) => setAddress(isOpen ? { problem: '' } : {})}
        onStarted={(rejudge) => setAddress({ rejudge })}
      />
    </>
  )
}
