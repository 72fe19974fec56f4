import type { Settings } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { useHasPart } from '../../lib/installation.ts'
import { Panel } from '../../ui/panel.tsx'
import { SettingSwitch } from './setting-switch.tsx'

interface PrivacyPanelsProps {
  settings: Settings
  /** Link to the public profile. */
  publicProfileLink: ReactNode
}

/** What others may see of the user, and what is hidden from the user. */
export function PrivacyPanels({ settings, publicProfileLink }: PrivacyPanelsProps) {
  const hasProfiles = useHasPart('profiles')
  return (
    <>
      {hasProfiles && (
        <Panel title="Public profile">
          <div className="flex flex-col gap-2 p-4">
            <SettingSwitch
              name="isPublic"
              isOn={settings.isPublic}
              label="Show my profile to everybody who has its address"
              told={{ on: 'Your profile is public now.', off: 'Nobody but you sees your profile now.' }}
            >
              <p>
                Others see your name, picture and location, what you wrote about yourself, your studies or
                work, your links, how much you have solved and submitted, your streak, on which days of the
                last half year you were active, your badges and your contest rating. They never see your
                email, phone, age, code or single submissions.
              </p>
              {settings.isPublic && <p className="mt-2">{publicProfileLink}</p>}
            </SettingSwitch>
          </div>
        </Panel>
      )}
      <Panel title="Interview mode">
        <div className="flex flex-col gap-4 p-4">
          <p className="max-w-[560px] text-body text-muted">
            In an interview nobody tells you how hard a problem is, nor what it is about.
          </p>
          <SettingSwitch
            name="hidesDifficulty"
            isOn={settings.hidesDifficulty}
            label="Hide the difficulty"
            told={{ on: 'Difficulties are hidden now.', off: 'Difficulties are shown again.' }}
          >
            How many solved it is hidden, too, because it tells the same.
          </SettingSwitch>
          <SettingSwitch
            name="hidesTags"
            isOn={settings.hidesTags}
            label="Hide the tags"
            told={{ on: 'Tags are hidden now.', off: 'Tags are shown again.' }}
          >
            In the list, on the page of a problem and in study plans.
          </SettingSwitch>
        </div>
      </Panel>
    </>
  )
}
