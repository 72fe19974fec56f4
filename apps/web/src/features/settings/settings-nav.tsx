import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from '../../lib/join-classes.ts'
import { type SettingsSection, settingsPath } from '../../lib/paths.ts'
import { sectionLooks, settingsSections } from './settings-sections.ts'

interface SettingsNavProps {
  current: SettingsSection
  className?: string
}

/** The sections of the settings: a sidebar on large screens, a page of its own on phones. */
export function SettingsNav({ current, className }: SettingsNavProps) {
  return (
    <nav aria-label="Settings" className={className}>
      <ul className="flex flex-col gap-1 max-md:gap-0 max-md:divide-y max-md:divide-line max-md:rounded-lg max-md:border max-md:border-line max-md:bg-panel">
        {settingsSections.map((section) => {
          const { text, detail, icon: Icon } = sectionLooks[section]
          return (
            <li key={section}>
              <Link
                to={settingsPath(section)}
                aria-current={section === current ? 'page' : undefined}
                className={joinClasses(
                  'flex min-h-10 items-center gap-3 rounded-lg px-3 text-body max-md:min-h-16 max-md:px-4 max-md:text-ink',
                  section === current
                    ? 'md:bg-raised md:text-ink'
                    : 'text-muted hover:bg-raised hover:text-ink',
                )}
              >
                <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
                <span className="min-w-0 flex-1">
                  {text}
                  <span className="block text-ui text-muted md:hidden">{detail}</span>
                </span>
                <ChevronRight size={16} strokeWidth={1.75} className="text-muted md:hidden" aria-hidden />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
