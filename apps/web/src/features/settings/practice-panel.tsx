import type { ProgrammingExperience, Settings } from '@codedojo/contract'
import { RadioList } from '../../ui/form/radio-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useInstantSetting } from './use-instant-setting.ts'

const choices = [
  { value: 'none', text: 'Never', detail: 'The daily problem is an easy one, until you have solved some.' },
  {
    value: 'some',
    text: 'A little',
    detail: 'The daily problem is an easy one, until you have solved some.',
  },
  { value: 'much', text: 'Often', detail: 'The daily problem is of medium difficulty from the start.' },
] as const satisfies readonly { value: ProgrammingExperience; text: string; detail: string }[]

/** How much the user has programmed before, which decides about their first daily problems; saved at once. */
export function PracticePanel({ settings }: { settings: Settings }) {
  const { shown, choose } = useInstantSetting({
    stored: settings.programmingExperience,
    changeOf: (chosen) => ({ ...(chosen !== null && { programmingExperience: chosen }) }),
    savedText: () => 'Your daily problem follows your answer now.',
    failedText: 'The setting was not saved.',
  })
  return (
    <Panel title="Have you programmed before?">
      <div className="flex flex-col gap-4 p-4">
        <p className="max-w-[560px] text-body text-muted">
          Once you have solved fifteen problems, or three that are not easy, the daily problem follows what
          you have solved.
        </p>
        <RadioList label="Have you programmed before?" choices={choices} value={shown} onChoose={choose} />
      </div>
    </Panel>
  )
}
