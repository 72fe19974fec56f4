import { type ProfileFields, roleTypes, roleTypeWords } from '@codedojo/contract'
import { BriefcaseBusiness, Check, GraduationCap } from 'lucide-react'
import { joinClasses } from '../../../lib/join-classes.ts'

type RoleType = NonNullable<ProfileFields['roleType']>

const roles = {
  student: { Icon: GraduationCap, detail: 'Your college, branch and what you are learning.' },
  working: { Icon: BriefcaseBusiness, detail: 'Your company, job, years and skills.' },
} as const

interface RoleStepProps {
  value: ProfileFields['roleType']
  onChoose: (role: RoleType) => void
}

/** Buttons instead of radio buttons: choosing goes to the next step, which arrow keys must not do. */
export function RoleStep({ value, onChoose }: RoleStepProps) {
  return (
    <ul className="overflow-hidden rounded-lg border border-line-strong">
      {roleTypes.map((role) => (
        <li key={role} className="border-b border-line last:border-b-0">
          <RoleButton role={role} isChosen={role === value} onChoose={() => onChoose(role)} />
        </li>
      ))}
    </ul>
  )
}

interface RoleButtonProps {
  role: RoleType
  isChosen: boolean
  onChoose: () => void
}

function RoleButton({ role, isChosen, onChoose }: RoleButtonProps) {
  const { Icon, detail } = roles[role]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={joinClasses(
        'flex min-h-16 w-full items-center gap-3 px-4 py-2 text-left outline-offset-[-2px]',
        isChosen ? 'bg-primary-soft' : 'hover:bg-raised',
      )}
      onClick={onChoose}
    >
      <Icon size={20} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block text-body">{roleTypeWords[role]}</span>
        <span className="block text-ui text-muted">{detail}</span>
      </span>
      {isChosen && <Check size={16} strokeWidth={1.75} className="shrink-0 text-primary" aria-hidden />}
    </button>
  )
}
