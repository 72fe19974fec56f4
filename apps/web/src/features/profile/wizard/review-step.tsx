import { defaultBio, roleTypeWords } from '@codedojo/contract'
import { DescriptionItem, DescriptionList } from '../../../ui/description-list.tsx'
import type { ProfileInput } from './profile-fields.ts'
import { useProfileForm } from './use-profile-form.ts'
import { type WizardStep, wizardStepText } from './wizard-steps.ts'

interface ReviewStepProps {
  email: string
  onChange: (step: WizardStep) => void
}

/** All values to be saved, with links to edit them. */
export function ReviewStep({ email, onChange }: ReviewStepProps) {
  const values = useProfileForm().getValues()
  const sections = [
    { step: 'personal', facts: personalFacts(values, email) },
    { step: 'role', facts: [['Role', values.roleType ? roleTypeWords[values.roleType] : '']] },
    { step: 'details', facts: detailFacts(values) },
  ] as const
  return (
    <div className="flex flex-col gap-5">
      {sections.map(({ step, facts }) => {
        const { title } = wizardStepText(step, values.roleType)
        return (
          <section key={step} aria-label={title}>
            <p className="mb-2 flex items-baseline justify-between gap-4 text-ui">
              <span className="font-semibold">{title}</span>
              <button
                type="button"
                aria-label={`Change ${title}`}
                className="text-primary underline underline-offset-4"
                onClick={() => onChange(step)}
              >
                Change
              </button>
            </p>
            <DescriptionList>
              {facts.map(([name, value]) => (
                <DescriptionItem key={name} name={name}>
                  <span className="whitespace-pre-wrap">{value === '' ? '—' : value}</span>
                </DescriptionItem>
              ))}
            </DescriptionList>
          </section>
        )
      })}
    </div>
  )
}

type NamedFact = readonly [name: string, value: string]

function personalFacts(values: ProfileInput, email: string): NamedFact[] {
  return [
    ['Name', `${values.firstName} ${values.lastName}`.trim()],
    ['Email', email],
    ['Bio', values.bio || defaultBio],
    ['GitHub', values.github],
    ['LinkedIn', values.linkedin],
    ['Age', values.age],
    ['Phone', values.phone],
    ['Location', values.location],
  ]
}

function detailFacts(values: ProfileInput): NamedFact[] {
  const more: NamedFact[] = [
    ['LeetCode', values.leetcode],
    ['Twitter', values.twitter],
  ]
  if (values.roleType === 'working')
    return [
      ['Company', values.company],
      ['Job role', values.jobRole],
      ['Experience', values.experience],
      ['Skills', values.professionalSkills],
      ...more,
    ]
  return [['College', values.college], ['Branch', values.branch], ['Skills', values.skillsLearning], ...more]
}
