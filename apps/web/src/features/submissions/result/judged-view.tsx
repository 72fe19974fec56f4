import type { JudgeAnswer } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import type { JudgeRequest } from '../judging/judging-state.ts'
import { CaseEvidence } from './case-evidence.tsx'
import { caseName } from './case-names.ts'
import { CaseTable } from './case-table.tsx'
import { memoryUnits } from './result-text.ts'
import { VerdictLine } from './verdict-line.tsx'

interface JudgedViewProps {
  what: JudgeRequest['what']
  answer: JudgeAnswer
  /** Number of the selected case. */
  selected: number | null
  onSelect: (index: number) => void
  onAddCase?: ((input: string) => void) | undefined
  /** Actions, shown right of the verdict. */
  actions?: ReactNode
}

/** Verdict, table of cases, and details of the selected case. */
export function JudgedView({ what, answer, selected, onSelect, onAddCase, actions }: JudgedViewProps) {
  const result = answer.results.find((each) => each.index === selected)
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <div className="shrink-0 border-b border-line px-4 py-3">
        <VerdictLine answer={answer} actions={actions} />
        {answer.errorMessage !== null && answer.overallStatus !== 'Wrong Answer' && (
          <p className="mt-1 text-ui">{answer.errorMessage}</p>
        )}
      </div>
      {/* Side by side if both fit, otherwise one below the other in a single scroll area. */}
      <div className="flex min-h-0 flex-1 @max-[640px]:block @max-[640px]:overflow-y-auto">
        <ScrollRegion
          label="Cases"
          className="w-68 shrink-0 overflow-y-auto border-line @max-[640px]:max-h-36 @max-[640px]:w-full @max-[640px]:border-b @min-[640px]:border-r"
        >
          <CaseTable
            rows={answer.results}
            memoryUnit={memoryUnits[what]}
            selected={selected}
            onSelect={onSelect}
          />
          {answer.unjudgedMessage !== undefined && (
            <p className="p-4 text-caption text-faint">{answer.unjudgedMessage}</p>
          )}
        </ScrollRegion>
        <div className="min-w-0 flex-1 overflow-y-auto @max-[640px]:overflow-visible">
          {result && (
            <CaseEvidence result={result} name={caseName(result, answer.results)} onAddCase={onAddCase} />
          )}
        </div>
      </div>
    </div>
  )
}
