import { ChevronRight, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useProblemForm } from '../form/use-problem-form.ts'
import type { JudgedForm } from '../save/use-problem-save.ts'
import { CaseSubtask } from '../subtasks/case-subtask.tsx'
import { CasePill } from './case-pill.tsx'
import { CaseTextField } from './case-text-field.tsx'
import { CaseTitleField } from './case-title-field.tsx'

interface HiddenCaseRowProps {
  at: number
  isOpen: boolean
  judged: JudgedForm
  onToggle: () => void
  /** null for the only case, which cannot be removed. */
  onRemove: (() => void) | null
}

/** One hidden test case: collapsed, the beginnings of input and output; expanded, both texts. */
export function HiddenCaseRow({ at, isOpen, judged, onToggle, onRemove }: HiddenCaseRowProps) {
  const { formState } = useProblemForm()
  const bodyId = useId()
  const hasError = formState.errors.hiddenTestCases?.[at] !== undefined
  return (
    <li className="border-b border-line">
      <div className="flex min-h-10 items-center gap-3 pr-2 hover:bg-raised">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          className="flex min-h-10 min-w-0 flex-1 items-center gap-3 pl-4 text-left max-md:min-h-11"
          onClick={onToggle}
        >
          <ChevronRight
            size={14}
            strokeWidth={1.75}
            className={joinClasses('shrink-0 text-faint', isOpen && 'rotate-90')}
            aria-hidden
          />
          <span className={joinClasses('num w-16 shrink-0 text-ui', hasError && 'text-wa')}>
            Case {at + 1}
          </span>
          {!isOpen && <Beginnings at={at} />}
        </button>
        <CasePill list="hiddenTestCases" at={at} judged={judged} />
        {onRemove && (
          <IconButton
            label={`Remove hidden case ${at + 1}`}
            icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-4 border-t border-line p-4 md:grid-cols-2">
            <CaseTitleField list="hiddenTestCases" at={at} />
            <CaseSubtask at={at} />
            <CaseTextField list="hiddenTestCases" at={at} half="input" />
            <CaseTextField list="hiddenTestCases" at={at} half="output" />
          </div>
        )}
      </div>
    </li>
  )
}

const beginningCharacters = 80

function Beginnings({ at }: { at: number }) {
  const { control } = useProblemForm()
  const one = useWatch({ control, name: `hiddenTestCases.${at}` })
  if (!one) return null
  return (
    <span className="grid min-w-0 flex-1 grid-cols-2 gap-x-4 py-1 text-ui text-muted max-md:grid-cols-1 max-md:text-caption">
      {one.title !== '' && <bdi className="col-span-full truncate text-caption text-ink">{one.title}</bdi>}
      <Beginning text={one.input} bytes={one.inputBytes} isFile={one.inputRef !== ''} />
      <Beginning text={one.output} bytes={one.outputBytes} isFile={one.outputRef !== ''} />
    </span>
  )
}

function Beginning({ text, bytes, isFile }: { text: string; bytes: number; isFile: boolean }) {
  const size = isFile ? (bytes > 0 ? formatBytes(bytes) : 'in a file') : null
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <span className="num min-w-0 truncate">
        {text.slice(0, beginningCharacters).replaceAll('\n', ' ↵ ')}
      </span>
      {size && <span className="shrink-0 text-caption text-faint">{size}</span>}
    </span>
  )
}
