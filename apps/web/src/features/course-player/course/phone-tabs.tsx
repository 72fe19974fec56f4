import { joinClasses } from '../../../lib/join-classes.ts'

export type PhoneTab = 'lessons' | 'about' | 'practise'

interface PhoneTabsProps {
  tab: PhoneTab
  /** Problems of the lesson. */
  problems: number
  onChoose: (tab: PhoneTab) => void
}

/** The tabs below the video, on phones. */
export function PhoneTabs({ tab, problems, onChoose }: PhoneTabsProps) {
  const names = { lessons: 'Lessons', about: 'About', practise: 'Practise' } as const
  const tabs: readonly PhoneTab[] = ['lessons', 'about', 'practise']
  return (
    <nav aria-label="Lesson" className="ptabs bg-panel md:hidden">
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          className={joinClasses('ptab', each === tab && 'border-b-primary text-ink')}
          onClick={() => onChoose(each)}
        >
          {names[each]}
          {each === 'practise' && problems > 0 && (
            <span className="num text-caption text-faint">{problems}</span>
          )}
        </button>
      ))}
    </nav>
  )
}

/** Classes that hide a section on phones unless its tab is chosen. */
export function phoneTabClasses(own: PhoneTab, tab: PhoneTab): string {
  return own === tab ? '' : 'max-md:hidden'
}
