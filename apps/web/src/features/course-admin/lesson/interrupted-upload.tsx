import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { interruptedUploadsQuery } from '../queries.ts'
import { forgetUpload } from './video-upload.ts'

/** Says that an upload was interrupted in an earlier visit, and how to resume it. */
export function InterruptedUpload() {
  const queryClient = useQueryClient()
  const { data } = useQuery(interruptedUploadsQuery)
  const newest = data?.[0]
  if (!newest) return null
  const forget = async () => {
    await forgetUpload(newest)
    await queryClient.invalidateQueries({ queryKey: interruptedUploadsQuery.queryKey })
  }
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-2.5 text-ui"
    >
      <CloudOff size={16} strokeWidth={1.75} className="shrink-0 text-limit" aria-hidden />
      <p className="min-w-0 flex-1 basis-64 break-words text-muted">
        The upload of “{newest.metadata.filename ?? 'a video'}” has stopped. Choose the same file again: it
        goes on where it was.
      </p>
      <Button isSmall look="ghost" onClick={() => void forget()}>
        Forget it
      </Button>
    </div>
  )
}
