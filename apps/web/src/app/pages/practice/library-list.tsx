import type { ProblemSummary } from '@codedojo/contract'
import { CloudOff, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { urlIdOfList } from '../../../features/problem-lists/queries.ts'
import { RowActions } from '../../../features/problem-lists/row-actions.tsx'
import { ProblemList } from '../../../features/problems/list/problem-list.tsx'
import { lazyOverlay } from '../../../lib/lazy/lazy-overlay.ts'
import { useHiddenFacts } from '../../../shared/problems/use-hidden-facts.ts'
import { Button } from '../../../ui/button.tsx'
import { InterviewMark, InterviewSwitch } from '../../shell/interview-switch.tsx'
import type { Library } from './use-library.ts'

const ReviewMenuItem = lazyOverlay(
  async () => (await import('../../../features/practice/review/review-menu-item.tsx')).ReviewMenuItem,
)

/** The problem list with the user's progress, favourites and hidden facts. */
export function LibraryList({ library }: { library: Library }) {
  const { problems, solved, problemProgress, lists, missing } = library
  const hidden = useHiddenFacts()
  const choices = useMemo(
    () =>
      lists.map((list) => ({
        ...{ id: urlIdOfList(list), name: list.name },
        problems: new Set(list.problems),
      })),
    [lists],
  )
  return (
    <>
      {missing.length > 0 && <PartsMissing readings={missing} />}
      <ProblemList
        problems={problems}
        solved={solved}
        problemProgress={problemProgress}
        lists={choices}
        hidden={hidden}
        renderActions={renderActions}
        tools={<InterviewSwitch />}
        marks={<InterviewMark />}
      />
    </>
  )
}

function renderActions(problem: ProblemSummary) {
  return (
    <RowActions problem={problem}>
      <ReviewMenuItem problemId={problem._id} />
    </RowActions>
  )
}

/** Errors above the list: without them a failed part would look like an empty one. */
function PartsMissing({ readings }: { readings: Library['missing'] }) {
  return (
    <div role="alert" className="panel mb-3 flex flex-wrap items-center gap-3 px-4 py-2 text-ui">
      <CloudOff size={16} strokeWidth={1.75} className="shrink-0 text-wa" aria-hidden />
      <p className="min-w-0 flex-1 basis-60">
        Your attempts, notes, lists or settings could not all be loaded. The list shows what is known.
      </p>
      <Button
        isSmall
        disabled={readings.some(({ isFetching }) => isFetching)}
        icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => {
          for (const { refetch } of readings) void refetch()
        }}
      >
        Retry
      </Button>
    </div>
  )
}
