import type { Attempt } from '@codedojo/contract'
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
import { attemptsAtProblemQuery } from '../queries.ts'
import { AttemptSide } from './attempt-side.tsx'
import { codeChangeText, differenceNotices } from './difference-text.ts'

interface AttemptComparisonProps {
  /** The ids in the URL; until an attempt is loaded, the previous one is shown. */
  chosen: { readonly left: string; readonly right: string }
  left: Attempt
  right: Attempt
}

/** Diff of two attempts. The URL holds their ids and the kind of diff. */
export function AttemptComparison({ chosen, left, right }: AttemptComparisonProps) {
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
        <AttemptSide
          label="Before"
          chosen={chosen.left}
          attempt={left}
          choices={choicesOf(left)}
          onChoose={(id) => open(id, chosen.right)}
        />
        <AttemptSide
          label="After"
          chosen={chosen.right}
          attempt={right}
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

/** The user's attempts at the same problem, for the menus; for another user's attempt, only itself. */
function useChoices(left: Attempt, right: Attempt) {
  const ofLeft = useQuery({ ...attemptsAtProblemQuery(left.problemId), enabled: left.author === null })
  const ofRight = useQuery({ ...attemptsAtProblemQuery(right.problemId), enabled: right.author === null })
  return (attempt: Attempt) => (attempt === left ? ofLeft.data : ofRight.data) ?? []
}
