import type { Settings } from '@codedojo/contract'
import { messageOf } from '../../lib/api/api-error.ts'
import { useSettingsChange } from '../../shared/settings/settings-query.ts'
import { Select } from '../../ui/form/select.tsx'
import { Panel } from '../../ui/panel.tsx'
import { forgetFailure, notify, notifyFailure } from '../../ui/toast.tsx'

const goals = [1, 2, 3, 4, 5, 7, 10, 14, 20, 30]
const failedText = 'The goal was not saved.'

/** How many problems the user wants to solve each week; saved at once. */
export function WeeklyGoalPanel({ settings }: { settings: Settings }) {
  const change = useSettingsChange()
  const shown = change.isPending ? change.variables.weeklyGoal : settings.weeklyGoal
  // A goal that another client set is offered, too.
  const offered = [...new Set([...goals, ...(settings.weeklyGoal === null ? [] : [settings.weeklyGoal])])]
  const choose = (value: string) => {
    const weeklyGoal = value === '' ? null : Number(value)
    forgetFailure(failedText)
    change.mutate(
      { weeklyGoal },
      {
        onSuccess: () =>
          notify(weeklyGoal === null ? 'You have no weekly goal now.' : 'Your weekly goal is saved.'),
        onError: (error) =>
          notifyFailure(failedText, {
            detail: messageOf(error),
            action: { text: 'Retry', onClick: () => choose(value) },
          }),
      },
    )
  }
  return (
    <Panel title="Weekly goal">
      <div className="flex flex-col gap-4 p-4">
        <p className="max-w-[560px] text-body text-muted">
          What counts is each problem that you solve for the first time, from Monday to Sunday. After an
          Accepted verdict you see how far you are.
        </p>
        <Select
          label="Problems a week"
          className="max-w-60"
          value={String(shown ?? '')}
          options={[
            { value: '', text: 'No goal' },
            ...offered
              .toSorted((one, other) => one - other)
              .map((goal) => ({ value: String(goal), text: String(goal) })),
          ]}
          onChoose={choose}
        />
      </div>
    </Panel>
  )
}
