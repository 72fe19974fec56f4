import type { Settings } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'

interface SettingsLoaderProps {
  /** Heading of the skeleton. */
  title: string
  children: (settings: Settings) => ReactNode
}

/** Loads the settings and renders its children with them. */
export function SettingsLoader({ title, children }: SettingsLoaderProps) {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery)
  if (data) return children(data)
  if (error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load your settings."
          detail={messageOf(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  return (
    <Skeleton label="Loading your settings" className="panel">
      <p className="flex min-h-11 items-center border-b border-line px-4 text-body font-semibold">{title}</p>
      <div className="flex flex-col gap-6 px-4 py-6">
        <Bone className="w-80 max-w-full" />
        <Bone className="w-64 max-w-full" />
        <Bone className="w-40" />
      </div>
    </Skeleton>
  )
}
