import type { DetailedSubmission } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { codeDifference, countChanges } from '../../../lib/code/code-difference.ts'
import { differencePath } from '../../../lib/paths.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeDifference } from '../../../ui/code-difference/code-difference.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { submissionsToProblemQuery } from '../queries.ts'
import { codeChangeText, differenceNotices } from './difference-text.ts'
import { SubmissionSide } from './submission-side.tsx'

interface SubmissionComparisonProps {
  /** The ids in the URL; until a submission is loaded, the previous one is shown. */
  chosen: { readonly left: string; readonly right: string }
  left: DetailedSubmission
  right: DetailedSubmission
}

/** Diff of two submissions. The URL holds their ids and the kind of diff. */
export function SubmissionComparison({ chosen, left, right }: SubmissionComparisonProps) {
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const [params, setParams] = useSearchParams()
  const ignoresSpace = params.get('space') === 'ignore'
  const choicesOf = useChoices(left, right)
  // Deferred, so that the switch responds at once even for long programs.
  const comparesWithout = useDeferredValue(ignoresSpace)
  const rows = useMemo(
    () => codeDifference(left.code, right.code, { ignoresSpace: comparesWithout }),
    [left.code, right.code, comparesWithout],
  )
  const open = (leftId: string, rightId: string) =>
    void navigate(`${differencePath(leftId, rightId)}${ignoresSpace ? '?space=ignore' : ''}`, {
      replace: true,
    })
  return (
    <div className="panel overflow-hidden">
      <div className="flex border-b border-line max-md:flex-col max-md:divide-y md:divide-x divide-line">
        <SubmissionSide
          label="Before"
          chosen={chosen.left}
          submission={left}
          choices={choicesOf(left)}
          onChoose={(id) => open(id, chosen.right)}
        />
        <SubmissionSide
          label="After"
          chosen={chosen.right}
          submission={right}
          choices={choicesOf(right)}
          onChoose={(id) => open(chosen.left, id)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2">
        <p role="status" className="text-ui">
          {codeChangeText(countChanges(rows), comparesWithout)}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:ml-auto">
          <Checkbox
            label="Ignore white space"
            checked={ignoresSpace}
            onChange={(event) =>
              setParams(event.target.checked ? { space: 'ignore' } : {}, { replace: true, flushSync: true })
            }
          />
          <Button
            isSmall
            icon={<ArrowLeftRight size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => open(chosen.right, chosen.left)}
          >
            Swap sides
          </Button>
        </div>
      </div>
      {differenceNotices(left, right).map((notice) => (
        <p
          key={notice}
          className="flex items-start gap-2 border-b border-line bg-limit-soft px-4 py-2 text-ui"
        >
          <TriangleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0 text-limit" aria-hidden />
          {notice}
        </p>
      ))}
      <div className="bg-canvas">
        <CodeDifference label="What changed" left={left} right={right} rows={rows} isUnified={isPhone} />
      </div>
    </div>
  )
}

/** The user's submissions to the same problem, for the menus; for another user's submission, only itself. */
function useChoices(left: DetailedSubmission, right: DetailedSubmission) {
  const ofLeft = useQuery({ ...submissionsToProblemQuery(left.problemId), enabled: left.author === null })
  const ofRight = useQuery({ ...submissionsToProblemQuery(right.problemId), enabled: right.author === null })
  return (submission: DetailedSubmission) => (submission === left ? ofLeft.data : ofRight.data) ?? []
}
