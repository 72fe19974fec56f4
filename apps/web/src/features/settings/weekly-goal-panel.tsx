import type { Settings } from '@codedojo/contract'
import { Select } from '../../ui/form/select.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useInstantSetting } from './use-instant-setting.ts'

const goals = [1, 2, 3, 4, 5, 7, 10, 14, 20, 30]

/** How many problems the user wants to solve each week; saved at once. */
export function WeeklyGoalPanel({ settings }: { settings: Settings }) {
  const { shown, choose } = useInstantSetting({
    stored: settings.weeklyGoal,
    changeOf: (weeklyGoal) => ({ weeklyGoal }),
    savedText: (goal) => (goal === null ? 'You have no weekly goal now.' : 'Your weekly goal is saved.'),
    failedText: 'The goal was not saved.',
  })
  // A goal that another client set is offered, too.
  const offered = [...new Set([...goals, ...(settings.weeklyGoal === null ? [] : [settings.weeklyGoal])])]
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
          onChoose={(value) => choose(value === '' ? null : Number(value))}
        />
      </div>
    </Panel>
  )
}
