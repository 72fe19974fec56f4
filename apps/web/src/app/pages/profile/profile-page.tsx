import type { Profile } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { sessionQuery } from '../../../features/accounts/queries.ts'
import { DeleteAccountDialog } from '../../../features/profile/delete-account-dialog.tsx'
import { useProfileImport } from '../../../features/profile/import/use-profile-import.ts'
import { ProfileCard } from '../../../features/profile/profile-card.tsx'
import { ProfileCardSkeleton } from '../../../features/profile/profile-skeleton.tsx'
import { ProfileTiles } from '../../../features/profile/profile-tiles.tsx'
import { PublicLink } from '../../../features/profile/public-link.tsx'
import { cacheProfile, profileQuery } from '../../../features/profile/queries.ts'
import { ProfileWizard } from '../../../features/profile/wizard/profile-wizard.tsx'
import { hasWizardDraft } from '../../../features/profile/wizard/wizard-draft.ts'
import { ActivityFeed } from '../../../features/progress/activity/activity-feed.tsx'
import { LatestSubmissions } from '../../../features/progress/activity/latest-submissions.tsx'
import { SolvedProblems } from '../../../features/progress/activity/solved-problems.tsx'
import { progressQuery } from '../../../features/progress/queries.ts'
import { useAddressTab } from '../../../lib/address/use-address-tab.ts'
import { leaveWithoutAsking } from '../../../lib/page-leaving.ts'
import { loginPath } from '../../../lib/paths.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { ProfileOverview } from './profile-overview.tsx'
import { ProfileTabs, profileTabs } from './profile-tabs.tsx'

type OpenDialog = 'wizard' | 'deletion'

/** The profile of the signed-in user. */
export function ProfilePage() {
  useTitle('Profile')
  const isPhone = useIsPhone()
  const { shown, show } = useAddressTab('tab', profileTabs)
  // Opens the wizard again when it has a draft, as after a reload or the end of the session.
  const [open, setOpen] = useState<OpenDialog | null>(() => (hasWizardDraft() ? 'wizard' : null))
  const { data: profile } = useQuery(profileQuery)
  useProfileImport(profile)
  const close = () => setOpen(null)
  const edit = () => setOpen('wizard')
  return (
    <Tabs.Root
      value={shown}
      onValueChange={show}
      orientation={isPhone ? 'horizontal' : 'vertical'}
      className="grid gap-x-6 gap-y-3 pb-4 md:grid-cols-[272px_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr]"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <Person onEdit={edit} />
      </div>
      <ProfileTabs />
      <div className="min-w-0 max-md:pt-1 md:col-start-2 md:row-span-3 md:row-start-1">
        <Tabs.Content value="profile" tabIndex={-1}>
          <ProfileOverview onEdit={edit} />
        </Tabs.Content>
        <Tabs.Content value="activity" tabIndex={-1}>
          <ActivityFeed />
        </Tabs.Content>
        <Tabs.Content value="submissions" tabIndex={-1} className="flex flex-col gap-4">
          <LatestSubmissions />
          <SolvedProblems />
        </Tabs.Content>
      </div>
      <Button
        look="ghost"
        className="self-start justify-self-start gap-2.5 px-3 text-wa md:-mt-2 md:w-full md:justify-start"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen('deletion')}
      >
        Delete Account
      </Button>
      {profile && open === 'wizard' && <Wizard profile={profile} onClose={close} />}
      {profile && open === 'deletion' && (
        <DeleteAccountDialog
          owner={profile}
          onClose={close}
          onDeleted={() => leaveWithoutAsking(loginPath)}
        />
      )}
    </Tabs.Root>
  )
}

function Person({ onEdit }: { onEdit: () => void }) {
  const reading = useQuery(profileQuery)
  const { data: profile, error } = reading
  const { data: progress } = useQuery(progressQuery)
  const { data: settings } = useQuery(settingsQuery)
  if (profile === undefined)
    return error ? (
      <>
        <h1 className="sr-only">Profile</h1>
        <ReadFailed reading={reading} title="Failed to load your profile." />
      </>
    ) : (
      <ProfileCardSkeleton />
    )
  const figures = progress && {
    solved: progress.solved,
    submissions: progress.submissions,
    streak: progress.streakDays,
    badges: progress.badges.length,
  }
  return (
    <>
      <ProfileCard person={profile} standing={profile.role.toUpperCase()} onEdit={onEdit} />
      <ProfileTiles figures={figures ?? null} />
      {settings && <PublicLink userId={profile._id} isPublic={settings.isPublic} />}
    </>
  )
}

function Wizard({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const queryClient = useQueryClient()
  const showSaved = (saved: Profile) => {
    cacheProfile(queryClient, saved)
    // The top bar shows the name, too.
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    notify('Profile saved.')
    onClose()
  }
  return <ProfileWizard profile={profile} onClose={onClose} onSaved={showSaved} />
}
