import { useQueryClient } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { sessionQuery } from '../../../features/accounts/queries.ts'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { ApiTokensPanels } from '../../../features/api-tokens/api-tokens-panels.tsx'
import { EditorSettingsPanel } from '../../../features/editor/editor-settings-panel.tsx'
import { KeysPanel } from '../../../features/settings/keys/keys-panel.tsx'
import { PracticePanel } from '../../../features/settings/practice-panel.tsx'
import { PrivacyPanels } from '../../../features/settings/privacy-panels.tsx'
import { ReminderPanel } from '../../../features/settings/reminder/reminder-panel.tsx'
import { SettingsLoader } from '../../../features/settings/settings-loader.tsx'
import { SettingsNav } from '../../../features/settings/settings-nav.tsx'
import { findSection, sectionLooks } from '../../../features/settings/settings-sections.ts'
import { WeeklyGoalPanel } from '../../../features/settings/weekly-goal-panel.tsx'
import { ZonePanel } from '../../../features/settings/zone/zone-panel.tsx'
import { AccountPanels } from '../../../features/sign-in-ways/account-panels.tsx'
import { DownloadPanel } from '../../../features/sign-in-ways/download-panel.tsx'
import { SessionsPanel } from '../../../features/sign-in-ways/sessions-panel.tsx'
import { SignInFailureNotice } from '../../../features/sign-in-ways/sign-in-failure-notice.tsx'
import { joinClasses } from '../../../lib/join-classes.ts'
import { profilePath, publicProfilePath, type SettingsSection, settingsPath } from '../../../lib/paths.ts'
import { declineTimeZone } from '../../../shared/settings/time-zone.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { useTitle } from '../../shell/use-title.ts'

/**
 * The settings. A large screen shows the list of sections beside the open one; a phone shows either, and `/settings` is the
 * list.
 */
export function SettingsPage() {
  const { section: name } = useParams()
  const [params] = useSearchParams()
  const named = findSection(name)
  // A failed connection of a provider returns to the address without a section, with `signIn` in the query.
  const isListOnPhone = named === null && !params.has('signIn')
  const section = named ?? 'account'
  useTitle(isListOnPhone ? 'Settings' : `${sectionLooks[section].text} · Settings`)
  if (name !== undefined && named === null) return <Navigate to={settingsPath()} replace />
  return (
    <>
      <header className="mb-6">
        <h1 className="text-display">Settings</h1>
        {!isListOnPhone && (
          <Link
            to={settingsPath()}
            className={joinClasses(buttonClasses({ look: 'ghost' }), '-ml-4 md:hidden')}
          >
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
            All settings
          </Link>
        )}
      </header>
      <div className="grid items-start gap-6 md:grid-cols-[208px_minmax(0,1fr)] lg:grid-cols-[232px_minmax(0,760px)]">
        <SettingsNav current={section} className={isListOnPhone ? '' : 'max-md:hidden'} />
        <div className={joinClasses('min-w-0', isListOnPhone && 'max-md:hidden')}>
          <SignInFailureNotice />
          <div className="flex flex-col gap-4">
            <Section section={section} />
          </div>
        </div>
      </div>
    </>
  )
}

function Section({ section }: { section: SettingsSection }) {
  const user = useUser()
  const queryClient = useQueryClient()
  const askAgain = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  switch (section) {
    case 'account':
      return <AccountPanels emailId={user.emailId} path={settingsPath('account')} onChanged={askAgain} />
    case 'sessions':
      return <SessionsPanel />
    case 'privacy':
      return <Privacy userId={user._id} />
    case 'practice':
      return (
        <>
          <SettingsLoader title="Practice">
            {(settings) => (
              <>
                <PracticePanel settings={settings} />
                <WeeklyGoalPanel settings={settings} />
              </>
            )}
          </SettingsLoader>
          <ReminderPanel />
        </>
      )
    case 'time-zone':
      return (
        <SettingsLoader title="Time zone">
          {(settings) => (
            <ZonePanel settings={settings} onChosen={(here) => declineTimeZone(user._id, here)} />
          )}
        </SettingsLoader>
      )
    case 'keys':
      return <SettingsLoader title="Keys">{(settings) => <KeysPanel settings={settings} />}</SettingsLoader>
    case 'editor':
      return <EditorSettingsPanel userId={user._id} />
    case 'tokens':
      return <ApiTokensPanels isAdmin={user.role === 'admin'} />
    case 'data':
      return (
        <>
          <DownloadPanel />
          <DeletionPanel />
        </>
      )
  }
}

function Privacy({ userId }: { userId: string }) {
  const link = (
    <Link to={publicProfilePath({ _id: userId })} className={textLinkClasses}>
      See what others see
    </Link>
  )
  return (
    <SettingsLoader title="Public profile">
      {(settings) => <PrivacyPanels settings={settings} publicProfileLink={link} />}
    </SettingsLoader>
  )
}

function DeletionPanel() {
  return (
    <Panel title="Delete the account">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
        <p className="min-w-0 flex-1 basis-64 text-body text-muted">
          Your profile says what would be erased and what stays without your name, before anything happens.
        </p>
        <Link to={profilePath} className={buttonClasses({})}>
          To your profile
        </Link>
      </div>
    </Panel>
  )
}
