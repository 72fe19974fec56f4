import { Activity, List, User } from 'lucide-react'
import { Tabs } from 'radix-ui'

export const profileTabs = ['profile', 'activity', 'submissions'] as const
type ProfileTab = (typeof profileTabs)[number]

const tabs = [
  { value: 'profile', text: 'Profile', Icon: User },
  { value: 'activity', text: 'Activity', Icon: Activity },
  { value: 'submissions', text: 'Submissions', Icon: List },
] as const satisfies readonly { value: ProfileTab; text: string; Icon: typeof User }[]

/** Below the profile card on a large screen; at full width above the content on phones. */
export function ProfileTabs() {
  return (
    <Tabs.List
      aria-label="Parts of the profile"
      className="flex max-md:-mx-4 max-md:border-b max-md:border-line md:flex-col md:gap-1"
    >
      {tabs.map(({ value, text, Icon }) => (
        <Tabs.Trigger
          key={value}
          value={value}
          className={
            'flex items-center gap-2.5 text-body text-muted hover:text-ink data-[state=active]:text-ink ' +
            'max-md:h-11 max-md:flex-1 max-md:justify-center max-md:border-b-2 max-md:border-transparent ' +
            'max-md:data-[state=active]:border-primary md:h-9 md:rounded-lg md:px-3 md:data-[state=active]:bg-raised'
          }
        >
          <Icon size={16} strokeWidth={1.75} className="max-md:hidden" aria-hidden />
          {text}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
