import {
  Clock,
  Code,
  Download,
  Dumbbell,
  EyeOff,
  Keyboard,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  UserRound,
} from 'lucide-react'
import type { SettingsSection } from '../../lib/paths.ts'

export const settingsSections = [
  'account',
  'sessions',
  'privacy',
  'practice',
  'time-zone',
  'keys',
  'editor',
  'tokens',
  'data',
] as const satisfies readonly SettingsSection[]

interface SectionLook {
  readonly text: string
  /** Description, where there is room. */
  readonly detail: string
  readonly icon: LucideIcon
}

export const sectionLooks = {
  account: { text: 'Account', detail: 'Email, password, connected accounts', icon: UserRound },
  sessions: { text: 'Sessions', detail: 'Where you are signed in', icon: MonitorSmartphone },
  privacy: { text: 'Privacy', detail: 'Public profile, interview mode', icon: EyeOff },
  practice: { text: 'Practice', detail: 'Weekly goal, reminders, level', icon: Dumbbell },
  'time-zone': { text: 'Time zone', detail: 'When your days begin', icon: Clock },
  keys: { text: 'Keys', detail: 'Run, Submit and the others', icon: Keyboard },
  editor: { text: 'Editor', detail: 'Font, tab, Vim and Emacs', icon: Code },
  tokens: { text: 'API tokens', detail: 'Scripts that act for you', icon: KeyRound },
  data: { text: 'Your data', detail: 'Download all, delete the account', icon: Download },
} as const satisfies Record<SettingsSection, SectionLook>

/** The section in the URL; null if none or unknown. */
export function findSection(name: string | undefined): SettingsSection | null {
  return settingsSections.find((section) => section === name) ?? null
}
