import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { InstallationEditor } from './installation-editor.tsx'
import { InvitationCodes } from './invitation-codes.tsx'
import { managedInstallationQuery } from './queries.ts'

/** The settings of the installation, and its invitation codes. */
export function ThisInstallation({ renderMarkdown }: { renderMarkdown: (text: string) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(managedInstallationQuery)
  if (data === undefined && error)
    return <ReadFailed title="Failed to load the settings." reading={{ error, isFetching, refetch }} />
  if (data === undefined)
    return (
      <Skeleton label="Loading the settings" className="panel flex flex-col gap-4 p-5">
        <Bone className="w-48" />
        <Bone />
        <Bone className="w-2/3" />
      </Skeleton>
    )
  return (
    <div className="space-y-6">
      <InstallationEditor installation={data} renderMarkdown={renderMarkdown} />
      <InvitationCodes isAsked={data.settings.signUp.who === 'code'} />
    </div>
  )
}
