import {
  type Part,
  partNames,
  parts,
  type SolutionRule,
  solutionRules,
  solutionRuleTexts,
} from '@codedojo/contract'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { RadioList } from '../../ui/form/radio-list.tsx'
import { useInstallationForm } from './use-installation-form.ts'

const partDetails = {
  store: 'Goods that are ordered and shipped.',
  premium: 'Solutions of all problems, sold for a year.',
  courses: 'Video courses, free or for money. Who has one keeps it.',
  rooms: 'Talk about problems and anything else.',
  contests: 'Rounds with a scoreboard, and ratings.',
  assistants: 'Code Ninja beside the editor, and Sahayak on the contact page.',
  profiles: 'People may show theirs to everybody who has the address.',
} as const satisfies Record<Part, string>

const solutionDetails = {
  solved: 'Whoever has solved a problem may compare.',
  everybody: 'From the first moment, but not during a contest.',
  opened: 'Under Admin, Edit and delete, for each problem.',
} as const satisfies Record<SolutionRule, string>

/** Which parts there are, and who sees solutions where there is no premium. */
export function PartFields() {
  const { register, watch, setValue } = useInstallationForm()
  const [hasPremium, solutions] = watch(['settings.parts.premium', 'settings.solutions'])
  return (
    <div className="space-y-6">
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {parts.map((part) => (
          <li key={part}>
            <Checkbox label={partNames[part]} {...register(`settings.parts.${part}`)} />
            <p className="pl-7 text-ui text-muted">{partDetails[part]}</p>
          </li>
        ))}
      </ul>
      {!hasPremium && (
        <div>
          <p className="mb-2 text-ui">Solutions without premium</p>
          <RadioList
            label="Solutions without premium"
            choices={solutionRules.map((value) => ({
              value,
              text: solutionRuleTexts[value],
              detail: solutionDetails[value],
            }))}
            value={solutionRules.find((rule) => rule === solutions) ?? null}
            onChoose={(rule) => setValue('settings.solutions', rule, { shouldDirty: true })}
          />
        </div>
      )}
    </div>
  )
}
