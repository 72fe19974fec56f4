import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { messageOf } from '../../lib/api/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { DailyPanel } from './daily-panel.tsx'
import { DailyTable } from './daily-table.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import { usageQuery } from './queries.ts'
import { SwitchPanel } from './switch-panel.tsx'

/** The switches of the assistants, the model provider, and the usage of the last days. */
export function AssistantAdmin({ days }: { days: number }) {
  const { data, error, isFetching, refetch } = useQuery(usageQuery(days))
  if (error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load the assistants."
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (!data) return <AdminSkeleton />
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_352px]">
        <SwitchPanel assistants={data.assistants} />
        <ProviderPanel provider={data.provider} />
      </div>
      {data.days.length === 0 ? (
        <Panel label="Questions">
          <EmptyState
            icon={<MessagesSquare size={18} strokeWidth={1.75} aria-hidden />}
            title="Nobody has asked anything in these days."
            detail="Questions to Code Ninja and Sahayak will be counted here."
          />
        </Panel>
      ) : (
        <>
          <DailyPanel use={data} />
          <DailyTable days={data.days} />
        </>
      )}
    </div>
  )
}

function AdminSkeleton() {
  return (
    <Skeleton label="Loading the assistants" className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_352px]">
        <div className="panel flex h-44 flex-col justify-around p-4">
          <Bone className="w-40" />
          <Bone className="w-64" />
          <Bone className="w-56" />
        </div>
        <div className="panel h-44" />
      </div>
      <div className="panel h-[340px]" />
    </Skeleton>
  )
}
