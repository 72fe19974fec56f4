import {
  type Language,
  languageNames,
  languages,
  type RejudgeFilter,
  type Verdict,
  verdicts,
} from '@codedojo/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { pluralize } from '../../lib/format/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { RadioList } from '../../ui/form/radio-list.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { beginRejudge, invalidateRejudges, rejudgeOptionsQuery } from './queries.ts'

interface StartRejudgeFormProps {
  problemId: string
  onClose: () => void
  onStarted: (rejudgeId: string) => void
}

/** Chooses which submissions of a problem are rejudged. */
export function StartRejudgeForm({ problemId, onClose, onStarted }: StartRejudgeFormProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(rejudgeOptionsQuery(problemId))
  if (isPending) {
    return (
      <Skeleton label="Counting the submissions" className="space-y-3 p-5">
        <Bone className="h-14" />
        <Bone className="h-14" />
      </Skeleton>
    )
  }
  if (data === undefined) {
    return (
      <ErrorState
        title="The submissions could not be counted."
        detail={messageOf(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.openId !== null) return <OpenAlready openId={data.openId} onClose={onClose} onShow={onStarted} />
  return (
    <FilterForm
      problemId={problemId}
      submissions={data.submissions}
      earlier={data.earlier}
      onClose={onClose}
      onStarted={onStarted}
    />
  )
}

interface FilterFormProps extends StartRejudgeFormProps {
  submissions: number
  earlier: number
}

const every = ''

function FilterForm({ problemId, submissions, earlier, onClose, onStarted }: FilterFormProps) {
  const queryClient = useQueryClient()
  const [which, setWhich] = useState<'earlier' | 'all'>(earlier > 0 ? 'earlier' : 'all')
  const [status, setStatus] = useState<Verdict | null>(null)
  const [language, setLanguage] = useState<Language | null>(null)
  const starting = useMutation({
    mutationFn: (filter: Partial<RejudgeFilter>) => beginRejudge(problemId, filter),
    onSuccess: async ({ _id }) => {
      await invalidateRejudges(queryClient)
      onStarted(_id)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'rejudge_open') void invalidateRejudges(queryClient)
    },
  })
  const begin = () =>
    starting.mutate({
      earlierOnly: which === 'earlier',
      ...(status && { statuses: [status] }),
      ...(language && { languages: [language] }),
    })
  const detail = {
    earlier: `${pluralize(earlier, 'submission')} on other cases or limits than those of today`,
    all: `${pluralize(submissions, 'submission')}, those of the current version included`,
  } as const
  return (
    <div className="space-y-5 overflow-y-auto p-5">
      {starting.error && <ErrorBox>{messageOf(starting.error)}</ErrorBox>}
      <RadioList
        label="Which submissions"
        value={which}
        onChoose={setWhich}
        choices={[
          { value: 'earlier', text: 'Judged on an earlier version', detail: detail.earlier },
          { value: 'all', text: 'All submissions', detail: detail.all },
        ]}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label="With the verdict"
          value={status ?? every}
          options={[{ value: every, text: 'Any' }, ...verdicts.map((value) => ({ value, text: value }))]}
          onChoose={(value) => setStatus(verdicts.find((each) => each === value) ?? null)}
        />
        <Select
          label="In the language"
          value={language ?? every}
          options={[
            { value: every, text: 'Any' },
            ...languages.map((value) => ({ value, text: languageNames[value] })),
          ]}
          onChoose={(value) => setLanguage(languages.find((each) => each === value) ?? null)}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          Close
        </Button>
        <Button look="primary" disabled={starting.isPending} onClick={begin}>
          {starting.isPending ? 'Beginning' : 'Begin dry rejudge'}
        </Button>
      </div>
    </div>
  )
}

interface OpenAlreadyProps {
  openId: string
  onClose: () => void
  onShow: (rejudgeId: string) => void
}

function OpenAlready({ openId, onClose, onShow }: OpenAlreadyProps) {
  return (
    <div className="space-y-5 p-5">
      <p className="text-body">
        This problem has a rejudge that is neither applied nor cancelled. One at a time can be open.
      </p>
      <div className="flex justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          Close
        </Button>
        <Button look="primary" onClick={() => onShow(openId)}>
          Show the open one
        </Button>
      </div>
    </div>
  )
}
