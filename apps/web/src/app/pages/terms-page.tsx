import { useQuery } from '@tanstack/react-query'
import Markdown from 'react-markdown'
import { termsQuery } from '../../features/terms/queries.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { useTitle } from '../shell/use-title.ts'

const prose =
  'max-w-[680px] text-statement [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:text-title [&_li]:mb-1 [&_p]:mb-3 [&_ul]:list-disc [&_ul]:pl-6'

export function TermsPage() {
  useTitle('Terms and conditions')
  return (
    <PageFrame>
      <h1 className="mb-4 text-display">Terms and conditions</h1>
      <TermsText />
    </PageFrame>
  )
}

function TermsText() {
  const terms = useQuery(termsQuery)
  if (terms.isPending)
    return (
      <Skeleton label="Loading the terms" className="flex max-w-[680px] flex-col gap-4">
        <Bone />
        <Bone />
        <Bone className="w-2/3" />
      </Skeleton>
    )
  if (terms.isError)
    return (
      <ErrorState
        title="Failed to load the terms."
        detail={messageOf(terms.error)}
        onRetry={() => void terms.refetch()}
        isRetrying={terms.isFetching}
      />
    )
  return (
    <article className={prose}>
      <Markdown>{terms.data}</Markdown>
    </article>
  )
}
