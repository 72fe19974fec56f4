import { contestLimits, letterOf, ranksByPoints } from '@codedojo/contract'
import { X } from 'lucide-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { ProblemSearch } from '../../../shared/problems/problem-search.tsx'
import { FieldNote } from '../../../ui/form/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SortableList } from '../../../ui/sortable-list/sortable-list.tsx'
import { useContestForm } from './use-contest-form.ts'

interface ContestProblemsFieldProps {
  /** Why the problems are locked; null if they can be changed. */
  lockedReason: string | null
}

/** The problems in letter order, each with its points if the contest counts points. */
export function ContestProblemsField({ lockedReason }: ContestProblemsFieldProps) {
  const { control, formState } = useContestForm()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'problems', keyName: 'key' })
  const error = formState.errors.problems?.message ?? formState.errors.problems?.root?.message
  return (
    <fieldset className="min-w-0" disabled={lockedReason !== null}>
      <legend className="mb-2 text-ui">Problems</legend>
      {fields.length > 0 && (
        <div className="mb-3 rounded-lg border border-line">
          <SortableList
            label="Problems of the contest in the order of their letters"
            items={fields.map(({ problemId, title }, place) => ({
              id: problemId,
              name: title,
              content: (
                <ProblemEntry
                  place={place}
                  title={title}
                  isLocked={lockedReason !== null}
                  onRemove={() => remove(place)}
                />
              ),
            }))}
            onMove={(from, to) => lockedReason === null && move(from, to)}
          />
        </div>
      )}
      {lockedReason === null && fields.length < contestLimits.problems && (
        <ProblemSearch
          chosen={fields.map(({ problemId }) => problemId)}
          onChoose={({ _id, title }) => append({ problemId: _id, title, points: '100' })}
        />
      )}
      <FieldNote
        id="contest-problems-note"
        error={error}
        hint={
          lockedReason ??
          'A draft or scheduled problem stays unseen until the contest, and is published when it ends.'
        }
      />
    </fieldset>
  )
}

interface ProblemEntryProps {
  place: number
  title: string
  isLocked: boolean
  onRemove: () => void
}

function ProblemEntry({ place, title, isLocked, onRemove }: ProblemEntryProps) {
  const { control, register, formState } = useContestForm()
  const rule = useWatch({ control, name: 'rule' })
  const faults = formState.errors.problems?.[place]
  const fault = faults?.problemId?.message ?? faults?.points?.message
  const noteId = `contest-problem-${place}-note`
  return (
    <div className="py-1.5">
      <div className="flex min-h-11 items-center gap-3">
        <span className="num w-5 shrink-0 text-center font-semibold">{letterOf(place + 1)}</span>
        <bdi className="min-w-0 flex-1 text-left break-words">{title}</bdi>
        {ranksByPoints(rule) && (
          <label className="flex shrink-0 items-center gap-2 text-ui text-muted">
            <input
              className="input num w-20 text-right"
              inputMode="numeric"
              aria-label={`Points of ${title}`}
              aria-invalid={fault !== undefined}
              aria-describedby={fault === undefined ? undefined : noteId}
              {...register(`problems.${place}.points`)}
            />
            <span className="max-md:hidden">points</span>
          </label>
        )}
        {!isLocked && (
          <IconButton
            label={`Remove ${title}`}
            icon={<X size={14} strokeWidth={1.75} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
      <FieldNote id={noteId} error={fault} />
    </div>
  )
}
