import { type ProfileFields, roleTypeWords, splitParts } from '@codedojo/contract'
import { GraduationCap } from 'lucide-react'
import { pluralize } from '../../lib/format/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionItem, DescriptionList } from '../../ui/description-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReadingPanel } from '../../ui/reading-panel.tsx'
import { occupationTitles } from './occupation-titles.ts'

type Occupation = Omit<ProfileFields, 'age' | 'phone'>

interface OccupationPanelProps {
  profile: Occupation
  /** Absent: read-only. */
  onEdit?: () => void
}

/** Studies or job of a user. */
export function OccupationPanel({ profile, onEdit }: OccupationPanelProps) {
  const { roleType } = profile
  if (roleType === null)
    return onEdit ? (
      <ReadingPanel title="Academic or Professional Details">
        <EmptyState
          icon={<GraduationCap size={18} strokeWidth={1.75} aria-hidden />}
          title="You have not said yet whether you study or work."
        >
          <Button isSmall onClick={onEdit}>
            Add details
          </Button>
        </EmptyState>
      </ReadingPanel>
    ) : null
  const facts = roleType === 'student' ? studentFacts(profile) : workingFacts(profile)
  return (
    <ReadingPanel
      title={occupationTitles[roleType]}
      trailing={<span className="text-ui text-muted">{roleTypeWords[roleType]}</span>}
    >
      {facts.length === 0 && <p className="text-ui text-muted">No details yet.</p>}
      <DescriptionList>
        {facts.map(([name, value]) => (
          <DescriptionItem key={name} name={name}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </ReadingPanel>
  )
}

type NamedFact = readonly [name: string, value: string]

function studentFacts({ college, branch, skillsLearning }: Occupation): NamedFact[] {
  return written([
    ['College', college],
    ['Branch', branch],
    ['Learning', splitParts(skillsLearning).join(', ')],
  ])
}

function workingFacts({ company, jobRole, experience, professionalSkills }: Occupation): NamedFact[] {
  return written([
    ['Company', company],
    ['Job role', jobRole],
    ['Experience', experience === null ? '' : pluralize(experience, 'year')],
    ['Skills', splitParts(professionalSkills).join(', ')],
  ])
}

function written(facts: readonly NamedFact[]): NamedFact[] {
  return facts.filter(([, value]) => value !== '')
}
