import type { ProgrammingExperience, Settings } from '@codedojo/contract'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { useSettingsChange } from '../../shared/settings/settings-query.ts'
import { RadioList } from '../../ui/form/radio-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'

const choices = [
  { value: 'none', text: 'Never', detail: 'The daily problem is an easy one, until you have solved some.' },
  {
    value: 'some',
    text: 'A little',
    detail: 'The daily problem is an easy one, until you have solved some.',
  },
  { value: 'much', text: 'Often', detail: 'The daily problem is of medium difficulty from the start.' },
] as const satisfies readonly { value: ProgrammingExperience; text: string; detail: string }[]

const failedText = 'The setting was not saved.'

/** How much the user has programmed before, which decides about their first daily problems; saved at once. */
export function PracticePanel({ settings }: { settings: Settings }) {
  const change = useSettingsChange()
  // Local state, because the list would first jump back until the server answers.
  const [wanted, setWanted] = useState<ProgrammingExperience | null>(null)
  const choose = (programmingExperience: ProgrammingExperience) => {
    setWanted(programmingExperience)
    forgetFailure(failedText)
    change.mutate(
      { programmingExperience },
      {
        onSuccess: () => notify('Your daily problem follows your answer now.'),
        onError: (error) =>
          notifyFailure(failedText, {
            detail: messageOf(error),
            action: { text: 'Retry', onClick: () => choose(programmingExperience) },
          }),
        onSettled: () => setWanted(null),
      },
    )
  }
  return (
    <Panel title="Have you programmed before?">
      <div className="flex flex-col gap-4 p-4">
        <p className="max-w-[560px] text-body text-muted">
          Once you have solved fifteen problems, or three that are not easy, the daily problem follows what
          you have solved.
        </p>
        <RadioList
          label="Have you programmed before?"
          choices={choices}
          value={wanted ?? settings.programmingExperience}
          onChoose={choose}
        />
      </div>
    </Panel>
  )
}
